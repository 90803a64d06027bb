import type { ComponentType } from 'react';

import type { TourId } from '@site/src/domain/tours';
import { BatDataTour } from './BatDataTour';
import { BatScanTour } from './BatScanTour';
import { BatStreamTour } from './BatStreamTour';
import type { TourProps } from './TourFrame';

export const tours: Record<TourId, ComponentType<TourProps>> = {
  batscan: BatScanTour,
  batstream: BatStreamTour,
  batdata: BatDataTour,
};
