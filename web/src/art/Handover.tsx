import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

/** A line of the new river. All lines turn around the same centre, so the gaps between them stay equal. */
const turn = (line: number) => {
  const radius = 260 - line * 40;
  return `M${480 - radius}-900V150a${radius} ${radius} 0 0 0 ${radius} ${radius}H1500`;
};

/** Two of the old river's three lines end at an orange disc, and the third continues beside the new river. */
export const Handover = () => (
  <DrawingFrame ground={rhine}>
    <path
      stroke={white}
      strokeWidth="20"
      d={`${range(5).map(turn).join('')}M-900 450H1500M-900 510H240M-900 550H240`}
    />
    <circle cx="240" cy="530" r="50" fill={vardar} />
  </DrawingFrame>
);
