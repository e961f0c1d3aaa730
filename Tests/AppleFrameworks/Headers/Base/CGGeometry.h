// The part of Core Graphics that the headers of the frameworks use.
// The importer maps `CGFloat` to a type of Core Graphics, so these headers say `double` instead.
#pragma once

// A: CGPoint
struct CGPoint { double x; double y; };
typedef struct CGPoint CGPoint;

// A: CGSize
struct CGSize { double width; double height; };
typedef struct CGSize CGSize;

// A: CGRect
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
