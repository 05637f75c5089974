import { Bell } from '../../../drawings/kit/Alert.tsx';
import { Coin } from '../../../drawings/kit/Coin.tsx';
import { color, inked } from '../../../drawings/kit/palette.ts';
import { defineScenes } from '../../../drawings/scene.ts';

/** A document, checked. */
function Identity() {
  return (
    <>
      <rect x={2} y={3} width={44} height={36} rx={5} fill={color.paper} {...inked} />
      <path d="M8 30q0-7 7-7t7 7Z" fill={color.clay} {...inked} />
      <circle cx={15} cy={17} r={4.5} fill={color.clay} {...inked} />
      <path d="M28 14h12M28 22h6" stroke={color.inkSoft} />
      <circle cx={38} cy={36} r={9} fill={color.action} {...inked} />
      <path d="m34 36 3 3 5-6" stroke={color.onAction} />
    </>
  );
}

/** A finger on its reader. */
function Biometrics() {
  return (
    <>
      <rect x={2} y={2} width={44} height={44} rx={10} fill={color.actionWash} {...inked} />
      <path
        d="M10 29v-6a11 11 0 0 1 19-7.500M32 21v12M15 35V23a6 6 0 0 1 12 0v13M21 23v17M10 35v1"
        stroke={color.action}
        strokeWidth={2.5}
        transform="translate(3)"
      />
    </>
  );
}

/** A payment that is called back. */
function Chargeback() {
  return (
    <>
      <rect x={2} y={3} width={38} height={28} rx={5} fill={color.action} {...inked} />
      <path d="M3 13h36" stroke={color.onAction} strokeWidth={3} strokeLinecap="butt" />
      <path d="M45 22v11q0 7-7 7H19m6-6-7 6 7 6" stroke={color.money} strokeWidth={3} />
    </>
  );
}

/** The sign with both prices. */
function Compliance() {
  return (
    <>
      <path d="M9 15 24 3l15 12" {...inked} />
      <rect x={2} y={15} width={44} height={29} rx={5} fill={color.sheet} {...inked} />
      <rect x={8} y={21} width={14} height={17} rx={3} fill={color.screenWash} />
      <rect x={26} y={21} width={14} height={17} rx={3} fill={color.screenMoneyWash} />
      <path d="M12 29h6" stroke={color.screenAction} strokeWidth={3} />
      <path d="M30 29h6" stroke={color.screenMoney} strokeWidth={3} />
    </>
  );
}

/** A bell that has rung. */
function Fraud() {
  return <Bell x={0} y={1} scale={0.68} ringing />;
}

/** A register that tells the terminal the amount. */
function Integrated() {
  return (
    <>
      <path d="M13 28h8v8h5v5H8v-5h5Z" fill={color.device} {...inked} />
      <rect x={2} y={3} width={30} height={25} rx={4} fill={color.screen} {...inked} />
      <path d="M8 15.500h16m-6-6 6 6-6 6" stroke={color.screenAction} strokeWidth={2.5} />
      <rect x={29} y={12} width={17} height={32} rx={4} fill={color.device} {...inked} />
      <rect x={33} y={17} width={9} height={10} rx={1} fill={color.screen} />
      <path d="M34 34h0M41 34h0M34 39h0M41 39h0" stroke={color.screen} strokeWidth={2.5} />
    </>
  );
}

/** One payment, three ways, one of them taken. */
function Orchestration() {
  return (
    <>
      <path d="M8 24h6c10 0 6 15 16 15h10M14 24h26" stroke={color.edge} />
      <path d="M8 24h6C24 24 20 9 30 9h10" stroke={color.action} strokeWidth={3} />
      <circle cx={8} cy={24} r={6} fill={color.action} {...inked} />
      <circle cx={40} cy={9} r={6} fill={color.action} {...inked} />
      <path
        d="M34 24a6 6 0 1 1 12 0a6 6 0 0 1-12 0M34 39a6 6 0 1 1 12 0a6 6 0 0 1-12 0"
        fill={color.paper}
        {...inked}
      />
    </>
  );
}

/** A day that comes again. */
function Recurring() {
  return (
    <>
      <rect x={2} y={7} width={38} height={36} rx={5} fill={color.sheet} {...inked} />
      <path d="M3 18V12q0-4 4-4h28q4 0 4 4v6Z" fill={color.screenWash} />
      <path d="M3 18h36M12 3v8M30 3v8" {...inked} />
      <path d="M11 26h0M21 26h0M31 26h0M11 35h0" stroke={color.screenLine} strokeWidth={5} />
      <circle cx={35} cy={35} r={11} fill={color.action} {...inked} />
      <path d="M29.5 35a5.5 5.5 0 0 1 10-3v-3m1 6a5.5 5.5 0 0 1-10 3v3" stroke={color.onAction} />
    </>
  );
}

const Crypto = () => <Coin x={2} y={1} scale={0.58} code="BTC" />;

const small = '0 0 48 48';

/** A sign for each of the nine features. */
export const signs = defineScenes([
  { id: 'feature-identity', viewBox: small, Drawing: Identity },
  { id: 'feature-biometrics', viewBox: small, Drawing: Biometrics },
  { id: 'feature-chargeback', viewBox: small, Drawing: Chargeback },
  { id: 'feature-compliance', viewBox: small, Drawing: Compliance },
  { id: 'feature-crypto', viewBox: small, Drawing: Crypto },
  { id: 'feature-fraud', viewBox: small, Drawing: Fraud },
  { id: 'feature-integrated', viewBox: small, Drawing: Integrated },
  { id: 'feature-orchestration', viewBox: small, Drawing: Orchestration },
  { id: 'feature-recurring', viewBox: small, Drawing: Recurring },
]);
