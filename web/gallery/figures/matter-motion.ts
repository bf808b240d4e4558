import type { FigureSample } from '../samples.ts'

export const motionSamples: FigureSample[] = [
  {
    name: 'motion-map of a steady and a speeding cart',
    figure: {
      kind: 'motion-map',
      description: 'Dots each second. Cart P: 0, 2, 4, 6, 8, 10 m. Cart Q: 0, 1, 3, 6, 10 m.',
      x: { from: 0, to: 12, step: 1, label: 'Position (m)' },
      interval: 'One dot every second',
      tracks: [
        { id: 'p', label: 'Cart P', positions: [0, 2, 4, 6, 8, 10] },
        { id: 'q', label: 'Cart Q', positions: [0, 1, 3, 6, 10] },
      ],
      hasArrows: true,
      isNumbered: true,
    },
  },
  {
    name: 'motion-map that turns back and rests',
    figure: {
      kind: 'motion-map',
      description: 'Dots every 2 s: 0, 4, 8, 8, 8, 5, 2, −1, −4 meters.',
      x: { from: -6, to: 10, step: 2, label: 'Position (m)' },
      interval: 'One dot every 2 seconds',
      tracks: [{ id: 'p', label: '', positions: [0, 4, 8, 8, 8, 5, 2, -1, -4] }],
      hasArrows: true,
      isNumbered: true,
    },
  },
  {
    name: 'motion-map of four lettered tracks, crowded',
    figure: {
      kind: 'motion-map',
      description:
        'Four rows of dots without a scale: even, wider and wider, narrower and narrower, wide then close.',
      interval: 'A drop of oil falls every second',
      tracks: [
        { id: 'a', label: '', positions: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
        { id: 'b', label: '', positions: [0, 0.5, 1.5, 3, 5, 7.5, 10.5, 14, 18] },
        { id: 'c', label: '', positions: [0, 4, 7.5, 10.5, 13, 15, 16.5, 17.5, 18] },
        { id: 'd', label: '', positions: [0, 4, 8, 12, 13, 14, 15, 16] },
      ],
      hasArrows: false,
      isNumbered: false,
    },
    spots: ['a', 'b', 'c', 'd'],
  },
]
