import {
  B2bSign,
  EcommerceSign,
  FieldServiceSign,
  HighRiskSign,
  KioskSign,
  RestaurantSign,
  RetailSign,
  SubscriptionSign,
  signBox,
} from '../../../drawings/kit/trade-signs.tsx';
import { defineScenes } from '../../../drawings/scene.ts';

/** A thing for each trade, to be known by at the size of a stamp. */
export const vignetteScenes = defineScenes([
  { id: 'vignette-retail', viewBox: signBox, Drawing: RetailSign },
  { id: 'vignette-restaurant', viewBox: signBox, Drawing: RestaurantSign },
  { id: 'vignette-ecommerce', viewBox: signBox, Drawing: EcommerceSign },
  { id: 'vignette-field', viewBox: signBox, Drawing: FieldServiceSign },
  { id: 'vignette-kiosk', viewBox: signBox, Drawing: KioskSign },
  { id: 'vignette-subscription', viewBox: signBox, Drawing: SubscriptionSign },
  { id: 'vignette-b2b', viewBox: signBox, Drawing: B2bSign },
  { id: 'vignette-high-risk', viewBox: signBox, Drawing: HighRiskSign },
]);
