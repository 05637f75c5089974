import sharp from 'sharp';
import { makePicture } from '../src/pictures/make-picture.ts';

const counter = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750">
  <defs><linearGradient id="wall" y2="1"><stop stop-color="#d9b48a"/><stop offset="1" stop-color="#5b4030"/></linearGradient></defs>
  <rect width="1200" height="750" fill="url(#wall)"/>
  <rect y="560" width="1200" height="190" fill="#3a2a22"/>
  <rect x="500" y="330" width="190" height="290" rx="24" fill="#1c2733"/>
  <rect x="526" y="360" width="138" height="110" rx="8" fill="#cfe8e2"/>
</svg>`;

/** A photo of a counter, or what comes near one, as the site would send it. */
export const examplePicture = await makePicture('counter', await sharp(Buffer.from(counter)).blur(4).jpeg().toBuffer());
