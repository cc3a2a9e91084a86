import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

const river = (from: number, top: number, to: number) =>
  range(3)
    .map((line) => `M${from} ${top + line * 24}H${to}`)
    .join('');
/** Mountains as wide as a picture, which overlap its lower edge, so that no seam shows. */
const mountains = 'v-2l34-42 26 30 22-20 34 32v4z';

/** A website in a browser and on a phone: headline, picture, button. Lines run from both sides into the buttons. */
export const Enquiries = () => (
  <DrawingFrame ground={vardar}>
    <rect x="36" y="106" width="320" height="330" rx="16" fill={white} />
    <path stroke={vardar} strokeWidth="8" d="M36 166H356" />
    <path stroke={vardar} strokeWidth="20" strokeLinecap="round" strokeDasharray="0 32" d="M70 136h70" />
    <path fill={ink} d="M70 202h118v32H70zM70 252h84v32H70z" />
    <rect x="384" y="182" width="180" height="320" rx="28" fill={ink} />
    <g strokeWidth="14">
      <path stroke={ink} d={river(-900, 353, 160)} />
      <path stroke={white} d={river(1500, 403, 522)} />
    </g>
    <path
      fill={vardar}
      d="M212 202h116v112H212zM150 342h178v70H150zM416 274h116v92H416zM416 392h116v70H416z"
    />
    <path fill={ink} d={`M416 368${mountains}`} />
    <path fill={white} d={`M212 316${mountains}M416 222h116v28H416zM194 370h90v14h-90zM444 420h60v14h-60z`} />
    <circle cx="292" cy="238" r="16" fill={white} />
  </DrawingFrame>
);
