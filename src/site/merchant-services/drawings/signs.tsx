import {
  EcommerceSign,
  FieldServiceSign,
  HighRiskSign,
  KioskSign,
  RestaurantSign,
  RetailSign,
  signBox,
} from '../../../drawings/kit/trade-signs.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** A sign for each kind of business, where its drawing would be too small to read. */
export const typeSigns = defineScenes([
  { id: 'type-restaurants-sign', viewBox: signBox, Drawing: RestaurantSign },
  { id: 'type-retail-sign', viewBox: signBox, Drawing: RetailSign },
  { id: 'type-online-sign', viewBox: signBox, Drawing: EcommerceSign },
  { id: 'type-mobile-sign', viewBox: signBox, Drawing: FieldServiceSign },
  { id: 'type-unattended-sign', viewBox: signBox, Drawing: KioskSign },
  { id: 'type-high-risk-sign', viewBox: signBox, Drawing: HighRiskSign },
]);
