// The part of Core Graphics that the headers of the frameworks use.
#pragma once

// The importer maps this type to the structure of the module CoreGraphics, as with an SDK.
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
