import type { FigureSample } from '../samples.ts'

export const weatherSamples: FigureSample[] = [
  {
    name: 'weather-map of a storm with all fronts',
    figure: {
      kind: 'weather-map',
      description:
        'A low with a cold front to the southwest, a warm front to the east, an occluded front; a high in the northwest; a stationary front in the southeast.',
      fronts: [
        {
          id: 'cold',
          front: 'cold',
          points: [
            [52, 48],
            [44, 30],
            [30, 14],
          ],
          ahead: 'left',
        },
        {
          id: 'warm',
          front: 'warm',
          points: [
            [52, 48],
            [68, 42],
            [84, 30],
          ],
          ahead: 'left',
        },
        {
          id: 'occluded',
          front: 'occluded',
          points: [
            [40, 64],
            [46, 58],
            [52, 48],
          ],
          ahead: 'left',
        },
        {
          id: 'stationary',
          front: 'stationary',
          points: [
            [60, 10],
            [78, 12],
            [96, 8],
          ],
          ahead: 'right',
        },
      ],
      centers: [
        { id: 'L', pressure: 'L', at: [36, 66], label: '992 mb' },
        { id: 'H', pressure: 'H', at: [14, 62], label: '1028 mb' },
      ],
      stations: [],
      hasKey: true,
    },
  },
  {
    name: 'weather-map with stations, wind and clouds',
    figure: {
      kind: 'weather-map',
      description:
        'A cold front runs from north to south and moves east; four towns with temperatures, clouds and wind.',
      fronts: [
        {
          id: 'front',
          front: 'cold',
          points: [
            [52, 76],
            [50, 50],
            [42, 24],
            [30, 6],
          ],
          ahead: 'left',
        },
      ],
      centers: [{ id: 'low', pressure: 'L', at: [70, 68], label: '' }],
      stations: [
        { id: 'a', label: 'Ashford', at: [14, 60], reading: '38 °F', clouds: 0, windFrom: 'NW' },
        { id: 'b', label: 'Bell', at: [70, 44], reading: '71 °F', clouds: 3, windFrom: 'S' },
        { id: 'c', label: 'Cole', at: [16, 26], reading: '−4 °F', clouds: 1, windFrom: 'W' },
        { id: 'd', label: 'Drum', at: [76, 16], reading: '75 °F', clouds: 2, windFrom: 'SW' },
      ],
      hasKey: true,
    },
  },
  {
    name: 'weather-map with isobars and letters',
    figure: {
      kind: 'weather-map',
      description:
        'Closed isobars around a high in the west, from 1024 inside to 1012 outside; two fronts; four lettered places.',
      fronts: [
        {
          id: 'warm',
          front: 'warm',
          points: [
            [70, 60],
            [84, 50],
            [94, 34],
          ],
          ahead: 'left',
        },
      ],
      centers: [{ id: 'high', pressure: 'H', at: [34, 42], label: '' }],
      isobars: [
        {
          points: [
            [34, 54],
            [46, 44],
            [36, 30],
            [22, 40],
          ],
          isClosed: true,
          label: '1024',
        },
        {
          points: [
            [34, 64],
            [58, 46],
            [38, 20],
            [12, 40],
          ],
          isClosed: true,
          label: '1020',
        },
        {
          points: [
            [10, 78],
            [64, 66],
            [66, 20],
            [20, 4],
          ],
          isClosed: false,
          label: '1016',
        },
      ],
      stations: [
        { id: 'a', label: '', at: [34, 60], reading: '' },
        { id: 'b', label: '', at: [74, 36], reading: '' },
        { id: 'c', label: '', at: [84, 62], reading: '' },
      ],
      hasKey: false,
    },
    spots: ['a', 'b', 'c', 'high', 'warm'],
  },
]
