// The part of Core Graphics that the headers of the frameworks use.
// The importer maps `CGFloat` to a type of Swift, which is in CoreGraphics.swift.
#pragma once

// A: CGFloat
typedef double CGFloat;

// A: CGPoint
struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;

// A: CGSize
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;

// A: CGRect
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
