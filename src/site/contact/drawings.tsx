import { color, hairWidth, inked, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { defineScenes } from '../../drawings/scene.ts';

/** A stamp with the salt flats on it, cancelled. */
function ContactStamp() {
  return (
    <>
      <path d="M54 3h92v94H54Z" fill={color.ground} />
      <path d="M54 3h92v94H54Z" stroke={color.paper} strokeWidth={7} strokeDasharray="0 10.3" />
      <path d="M64 13h72v74H64Z" fill={color.actionWash} {...inked} />
      <circle cx={114} cy={35} r={11} fill={color.moneyWash} {...inked} />
      <path d="m64 56 20-22 13 13 10-8 29 17Z" fill={color.paper} {...inked} />
      <path d="M64 56h72v31H64Z" fill={color.action} {...inked} />
      <path d="M74 66h28M94 74h32M72 81h18" stroke={color.onAction} />
      <path
        d="M2 34q13-8 26 0t26 0 26 0M2 46q13-8 26 0t26 0 26 0M2 58q13-8 26 0t26 0 26 0"
        stroke={color.inkSoft}
        strokeWidth={hairWidth}
      />
    </>
  );
}

const spruce = 'm0-44 14 22h-7l10 18h-34l10-18h-7Zm0 40v8';

/** A city at the foot of its mountains, trees along the street. */
function ContactUtah() {
  return (
    <>
      <path d="M0 0h560v220H0z" fill={color.actionWash} />
      <circle cx={452} cy={58} r={28} fill={color.moneyWash} {...inked} />
      <path d="m-8 150 70-62 40 26 78-84 58 58 32-24 66 62 48-34 60 44 62-52 72 66Z" fill={color.paper} {...inked} />
      <path d="m180 30 58 58-24 10-16 40h-50l34-64ZM270 64l66 62-20 24h-46ZM506 84l72 66h-92Z" {...shaded} />
      <path d="m158 54 22-24 24 24-12 8-12-7-11 9Z" fill={color.actionWash} {...inked} />
      <g fill={color.paper} {...inked}>
        <path d="M94 186v-58h38v58ZM140 186V96h32v90ZM236 186v-74h18v-14h30v14h16v74ZM372 186v-50h52v50Z" />
      </g>
      <g fill={color.moneyWash} {...inked}>
        <path d="M180 186v-40h48v40ZM308 186v-66l28-14 28 14v66ZM432 186v-34h44v34Z" />
      </g>
      <path
        d="M104 142h8m10 0h0M104 156h8m8 0h2M150 112h12m-12 16h12m-12 16h12M246 128h28m-28 16h28m-28 16h28M320 136h8m8 0h8M320 152h8m8 0h8M384 152h28m-28 14h28M192 160h24"
        {...inked}
      />
      <path d="M-8 186h576v42H-8z" fill={color.device} {...inked} />
      <path
        d="M8 207h40m28 0h40m28 0h40m28 0h40m28 0h40m28 0h40m28 0h40m28 0h40"
        stroke={color.screen}
        strokeWidth={3}
      />
      {[44, 76, 500, 530].map((x) => (
        <path key={x} transform={`translate(${x} 182)`} d={spruce} fill={color.action} {...inked} />
      ))}
    </>
  );
}

const windTower = 'v-76h44v76ZM8-66h28v26H8Zm7 0v26m7-26v26m7-26v26';

/** The creek: a dhow before wind towers, and the city behind. */
function ContactDubai() {
  return (
    <>
      <path d="M0 0h560v220H0z" fill={color.dusk} />
      <circle cx={92} cy={62} r={30} fill={color.paper} {...inked} />
      <g fill={color.paper} {...inked}>
        <path d="M196 150V64h14V44h22v20h12v86ZM420 150V72l36-18v96ZM484 150V92h38v58Z" />
        <path d="M296 150V86h10V56h8V30l10-24 10 24v26h8v30h10v64Z" />
      </g>
      <path
        d="M220 44h12v20h12v86h-24ZM324 6l10 24v26h8v30h10v64h-28ZM438 63l18-9v96h-18ZM504 92h18v58h-18Z"
        {...warmShaded}
      />
      <path d="M-8 150v-34h58v14h52v-22h70v42ZM352 150v-30h70v30Z" fill={color.moneyWash} {...inked} />
      {[
        [58, 150],
        [372, 150],
      ].map(([x, y]) => (
        <path key={x} transform={`translate(${x} ${y})`} d={`M0 0${windTower}`} fill={color.paper} {...inked} />
      ))}
      <path d="M-8 150h576v78H-8z" fill={color.screenAction} {...inked} />
      <path
        d="M24 170h60M52 196h84M400 166h52M446 188h78M380 206h50M190 210h60"
        stroke={color.screenWash}
        strokeOpacity={0.7}
      />
      <path d="M254 162V70" {...inked} strokeWidth={4} />
      <path d="M248 74q66 14 84 72-42-14-96-4 26-34 12-68Z" fill={color.paper} {...inked} />
      <path d="M286 92q34 18 46 54-22-8-44-8 10-24-2-46Z" {...shaded} />
      <path
        d="M178 150q10 12 20 12h118q22-2 38-16-8 42-40 48H214q-30-8-36-44Z"
        fill={color.device}
        stroke={color.deviceEdge}
      />
      <path d="M196 174h138" stroke={color.deviceKey} />
    </>
  );
}

/** The drawings of the contact page. */
export const scenes = defineScenes([
  { id: 'contact-stamp', viewBox: '0 0 150 100', Drawing: ContactStamp, inPage: true },
  { id: 'contact-utah', viewBox: '0 0 560 220', Drawing: ContactUtah },
  { id: 'contact-dubai', viewBox: '0 0 560 220', Drawing: ContactDubai },
]);
