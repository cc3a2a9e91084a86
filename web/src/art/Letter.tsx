import { DrawingFrame, rhine, vardar, white } from './DrawingFrame.tsx';

const fold = (y: number) => `M110 ${y}L310 ${y + 170} 510 ${y}v26L310 ${y + 196} 110 ${y + 26}z`;

/** A river brings a letter. */
export const Letter = () => (
  <DrawingFrame ground={rhine}>
    <path stroke={white} strokeWidth="18" d="M-900 208H120M-900 250H120M-900 350H120M-900 392H120" />
    <path fill={white} d="M110 150h400v300H110z" />
    <path fill={rhine} d={fold(162)} />
    <path fill={vardar} d={fold(214)} />
  </DrawingFrame>
);
