import type { ReactElement } from 'react';
import { Alert, Bell } from './Alert.tsx';
import { Calendar } from './Calendar.tsx';
import { Coin } from './Coin.tsx';
import { CountertopPos } from './CountertopPos.tsx';
import { Document } from './Document.tsx';
import { Envelope } from './Envelope.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { FlowDot, FlowLine, FlowNode } from './Flow.tsx';
import { Gauge } from './Gauge.tsx';
import { Bun, Cup, Loaf, Parcel } from './goods.tsx';
import { Handheld } from './Handheld.tsx';
import { Key } from './Key.tsx';
import { Kiosk } from './Kiosk.tsx';
import { KitchenScreen } from './KitchenScreen.tsx';
import { LandStamp } from './LandStamp.tsx';
import { Laptop } from './Laptop.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { Phone } from './Phone.tsx';
import { PricedLoaf } from './PricedLoaf.tsx';
import { QrCode } from './QrCode.tsx';
import { Receipt } from './Receipt.tsx';
import { Shield } from './Shield.tsx';
import { Shopfront } from './Shopfront.tsx';
import { Signature } from './Signature.tsx';
import { Slab } from './Slab.tsx';
import { SmartTerminal } from './SmartTerminal.tsx';
import {
  Screen,
  ScreenBox,
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  ScreenTiles,
  TapMark,
  Tick,
} from './screen.tsx';
import { Tablet } from './Tablet.tsx';
import { Terminal } from './Terminal.tsx';
import {
  B2bSign,
  EcommerceSign,
  FieldServiceSign,
  HighRiskSign,
  KioskSign,
  RestaurantSign,
  RetailSign,
  SubscriptionSign,
} from './trade-signs.tsx';

/** A thing of the kit by itself, drawn from 0, 0. */
export interface KitExample {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactElement;
}

const loaf = { label: 'Country loaf', amount: '7.50' };
const twoOrders = [
  { title: 'Table 4', time: '02:10', items: ['2 soups', '1 loaf'] },
  { title: 'Table 9', time: '06:40', items: ['1 stew'], tone: 'money' },
] as const;
const tones = ['action', 'deep', 'money', 'paper'] as const;
const stops = ['paper', 'lit', 'wash', 'money', 'waiting'] as const;

/** Every thing of the kit, with the sizes that its own description gives. */
export const kitExamples: readonly KitExample[] = [
  { title: 'Land stamp', width: 120, height: 156, drawing: <LandStamp /> },
  { title: 'Terminal', width: 132, height: 216, drawing: <Terminal /> },
  {
    title: 'Terminal with something on its screen',
    width: 132,
    height: 216,
    drawing: (
      <Terminal>
        <TapMark x={45} y={35} size={22} />
      </Terminal>
    ),
  },
  { title: 'Smart terminal', width: 160, height: 312, drawing: <SmartTerminal /> },
  { title: 'Smart terminal, all lights on', width: 160, height: 312, drawing: <SmartTerminal lights={4} /> },
  { title: 'Handheld', width: 122, height: 224, drawing: <Handheld /> },
  { title: 'Register on its drawer', width: 308, height: 274, drawing: <CountertopPos /> },
  { title: 'Register without a drawer', width: 308, height: 226, drawing: <CountertopPos drawer={false} /> },
  { title: 'Kiosk', width: 164, height: 384, drawing: <Kiosk /> },
  {
    title: 'Kitchen display',
    width: 312,
    height: 214,
    drawing: (
      <KitchenScreen tickets={[...twoOrders, { title: 'To go', time: '00:20', items: ['3 buns'], tone: 'ok' }]} />
    ),
  },
  {
    title: 'Kitchen display with two orders',
    width: 312,
    height: 214,
    drawing: <KitchenScreen tickets={twoOrders} />,
  },
  {
    title: 'Kitchen display with two orders, its bracket out of view',
    width: 312,
    height: 214,
    drawing: <KitchenScreen bracket={false} tickets={twoOrders} />,
  },
  { title: 'Laptop', width: 348, height: 212, drawing: <Laptop /> },
  { title: 'Tablet', width: 244, height: 186, drawing: <Tablet /> },
  { title: 'Tablet, upright', width: 180, height: 250, drawing: <Tablet upright /> },
  { title: 'Phone', width: 138, height: 282, drawing: <Phone /> },
  ...tones.map((tone) => ({
    title: `Payment card, ${tone}`,
    width: 164,
    height: 104,
    drawing: <PaymentCard tone={tone} digits="4417" name="A. Lovelace" />,
  })),
  {
    title: 'Receipt with both prices',
    width: 232,
    height: 260,
    drawing: (
      <Receipt title="Corner bakery" lines={[loaf]} cardPrice="7.72" cashPrice="7.50" footer={['Thank you']} barcode />
    ),
  },
  {
    title: 'Document',
    width: 176,
    height: 222,
    drawing: (
      <Document
        title="Application"
        rows={[{ label: 'Bank letter', done: true }, { label: 'Owner ID', done: false }, { label: 'Statements' }]}
        ruled={2}
        shadow
      />
    ),
  },
  { title: 'Envelope', width: 200, height: 132, drawing: <Envelope /> },
  { title: 'Calendar', width: 168, height: 164, drawing: <Calendar month="January" marked={[3, 17]} done={24} /> },
  { title: 'Notice: all well', width: 188, height: 54, drawing: <Alert title="Batch closed" detail="184 payments" /> },
  {
    title: 'Notice: look here',
    width: 188,
    height: 54,
    drawing: <Alert tone="warn" title="Dispute" detail="Due in 9 days" />,
  },
  { title: 'Bell', width: 60, height: 68, drawing: <Bell /> },
  { title: 'Bell with something new', width: 60, height: 68, drawing: <Bell ringing /> },
  ...(['$', 'BTC', 'USDC'] as const).map((code) => ({
    title: `Coin, ${code}`,
    width: 72,
    height: 78,
    drawing: <Coin code={code} />,
  })),
  { title: 'Coin in the action colour', width: 72, height: 78, drawing: <Coin code="$" tone="action" /> },
  { title: 'Gauge', width: 180, height: 138, drawing: <Gauge value={0.3} figure="0.3%" label="Disputes" /> },
  { title: 'Shield', width: 96, height: 116, drawing: <Shield /> },
  {
    title: 'Shield, washed and without a tick',
    width: 96,
    height: 116,
    drawing: <Shield tone="wash" ticked={false} />,
  },
  { title: 'Loaf and its two prices', width: 260, height: 194, drawing: <PricedLoaf /> },
  { title: 'Signature', width: 140, height: 48, drawing: <Signature y={2} /> },
  { title: 'Key', width: 150, height: 64, drawing: <Key /> },
  { title: 'Fingerprint', width: 120, height: 140, drawing: <Fingerprint /> },
  {
    title: 'QR code on its light ground',
    width: 116,
    height: 116,
    drawing: (
      <Screen x={0} y={0} width={116} height={116}>
        <QrCode x={16} y={16} />
      </Screen>
    ),
  },
  { title: 'Shopfront', width: 280, height: 228, drawing: <Shopfront name="Corner bakery" /> },
  { title: 'Shopfront, for a small drawing', width: 280, height: 228, drawing: <Shopfront name="Bakery" size={28} /> },
  { title: 'Bun', width: 138, height: 140, drawing: <Bun /> },
  { title: 'Cup', width: 118, height: 100, drawing: <Cup /> },
  { title: 'Loaf', width: 130, height: 76, drawing: <Loaf /> },
  { title: 'Parcel', width: 132, height: 104, drawing: <Parcel label="Fragile" /> },
  { title: 'Sign of retail', width: 96, height: 64, drawing: <RetailSign /> },
  { title: 'Sign of restaurants', width: 96, height: 64, drawing: <RestaurantSign /> },
  { title: 'Sign of online shops', width: 96, height: 64, drawing: <EcommerceSign /> },
  { title: 'Sign of field services', width: 96, height: 64, drawing: <FieldServiceSign /> },
  { title: 'Sign of kiosks', width: 96, height: 64, drawing: <KioskSign /> },
  { title: 'Sign of subscriptions', width: 96, height: 64, drawing: <SubscriptionSign /> },
  { title: 'Sign of business to business', width: 96, height: 64, drawing: <B2bSign /> },
  { title: 'Sign of high risk', width: 96, height: 64, drawing: <HighRiskSign /> },
  ...stops.map((tone) => ({
    title: `Stop on a route, ${tone}`,
    width: 120,
    height: 52,
    drawing: <FlowNode tone={tone} label="Processor" detail="Approved" />,
  })),
  {
    title: 'Routes: one taken, one standing by',
    width: 200,
    height: 60,
    drawing: (
      <>
        <FlowLine d="M6 15h188" lit />
        <FlowDot x={100} y={15} />
        <FlowLine d="M6 45h188" />
        <FlowDot x={100} y={45} tone="money" />
      </>
    ),
  },
  {
    title: 'Parts of a screen',
    width: 216,
    height: 152,
    drawing: (
      <Screen x={0} y={0} width={216} height={152}>
        <ScreenText x={12} y={20} size={11} weight={650}>
          Order 184
        </ScreenText>
        <ScreenMoney x={204} y={20} size={11}>
          16.50
        </ScreenMoney>
        <ScreenRule x={12} y={30} width={192} />
        <ScreenRow x={12} y={46} width={192} {...loaf} />
        <ScreenTiles x={12} y={58} items={[[loaf.label, loaf.amount]]} width={90} height={42} size={8.5} />
        <ScreenBox x={114} y={58} width={90} height={42} tone="money" />
        <Tick x={159} y={79} size={14} />
        <ScreenButton x={12} y={114} width={90} label="Card" />
        <ScreenButton x={114} y={114} width={90} label="Cash" quiet />
      </Screen>
    ),
  },
  {
    title: 'The body that devices are cut from',
    width: 160,
    height: 70,
    drawing: <Slab width={160} height={62} radius={16} />,
  },
];
