import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

const river = (from: number, top: number, to: number) =>
  range(3)
    .map((line) => `M${from} ${top + line * 24}H${to}`)
    .join('');
/** Mountains as wide as a picture, which overlap its lower edge, so that no seam shows. */
const mountains = 'v-2l34-42 26 30 22-20 34 32v4z';

/** A website in a browser and on a phone: headline, picture, button. A river from each side runs into a button. */
export const Enquiries = () => (
  <DrawingFrame ground={vardar} whole>
    <rect x="36" y="106" width="364" height="330" rx="16" fill={white} />
    <path stroke={vardar} strokeWidth="8" d="M36 166H400" />
    <path stroke={vardar} strokeWidth="20" strokeLinecap="round" strokeDasharray="0 32" d="M70 136h70" />
    <path fill={ink} d="M70 202h134v32H70zM70 252h96v32H70z" />
    <rect x="374" y="182" width="180" height="320" rx="28" fill={ink} stroke={vardar} strokeWidth="20" />
    <g strokeWidth="14">
      <path stroke={ink} d={river(-900, 353, 160)} />
      <path stroke={white} d={river(1500, 403, 512)} />
    </g>
    <path
      fill={vardar}
      d="M228 202h116v112H228zM150 342h194v70H150zM406 274h116v92H406zM406 392h116v70H406z"
    />
    <path fill={ink} d={`M406 368${mountains}`} />
    <path fill={white} d={`M228 316${mountains}M406 222h116v28H406zM202 370h90v14h-90zM434 420h60v14h-60z`} />
    <circle cx="308" cy="238" r="16" fill={white} />
  </DrawingFrame>
);
