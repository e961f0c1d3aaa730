// In Swift, content configurations, configuration states, registrations and accessories are structures and protocols
// of Swift. OverlayCollectionView.swift has them.
#pragma once
#import "UICollectionViewCell.h"
