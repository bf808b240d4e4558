import type { FigureSample } from '../samples.ts'

export const rockSamples: FigureSample[] = [
  {
    name: 'strata in five flat layers with fossils',
    figure: {
      kind: 'strata',
      description:
        'Five flat rock layers from the bottom: sandstone, shale with trilobites, limestone with shells, volcanic ash, siltstone with leaves.',
      events: [
        { event: 'layer', id: 'a', label: 'Layer 1', rock: 'sandstone', thickness: 1.4 },
        { event: 'layer', id: 'b', label: 'Layer 2', rock: 'shale', thickness: 1.2, fossils: ['trilobite'] },
        {
          event: 'layer',
          id: 'c',
          label: 'Layer 3',
          rock: 'limestone',
          thickness: 1.6,
          fossils: ['shell', 'ammonite'],
        },
        { event: 'layer', id: 'd', label: '66 million years', rock: 'ash', thickness: 0.8 },
        {
          event: 'layer',
          id: 'e',
          label: 'Layer 5',
          rock: 'siltstone',
          thickness: 1.2,
          fossils: ['leaf', 'bone'],
        },
      ],
      hasKey: true,
    },
  },
  {
    name: 'strata with a fault, a dike and an unconformity, lettered',
    figure: {
      kind: 'strata',
      description: 'Four layers broken by a fault, cut by a dike, worn down and covered by two flat layers.',
      events: [
        { event: 'layer', id: 'a', label: '', rock: 'gneiss', thickness: 1.3 },
        { event: 'layer', id: 'b', label: '', rock: 'conglomerate', thickness: 1 },
        { event: 'layer', id: 'c', label: '', rock: 'limestone', thickness: 1.2 },
        { event: 'layer', id: 'd', label: '', rock: 'shale', thickness: 1.2 },
        { event: 'fault', id: 'f', label: '', at: 0.6, dip: 65, slip: 0.9 },
        { event: 'intrusion', id: 'i', label: '', shape: 'dike', at: 0.26, depth: 0 },
        { event: 'erosion', id: 'e', label: '', depth: 0.4 },
        { event: 'layer', id: 'g', label: '', rock: 'sandstone', thickness: 1 },
        { event: 'layer', id: 'h', label: '', rock: 'siltstone', thickness: 1 },
      ],
      hasKey: false,
    },
    spots: ['a', 'b', 'c', 'd', 'f', 'i', 'e', 'g', 'h'],
  },
  {
    name: 'strata tilted, worn and buried, with a pluton',
    figure: {
      kind: 'strata',
      description:
        'Four tilted layers dip to the right under a rough surface with two flat layers over it; granite swells from below.',
      events: [
        { event: 'layer', id: 'a', label: '', rock: 'basalt', thickness: 1.5 },
        { event: 'layer', id: 'b', label: '', rock: 'coal', thickness: 1 },
        { event: 'layer', id: 'c', label: '', rock: 'sandstone', thickness: 1.4 },
        { event: 'layer', id: 'd', label: '', rock: 'shale', thickness: 3 },
        { event: 'tilt', degrees: 18 },
        { event: 'erosion', id: 'e', label: '', depth: 0.5 },
        { event: 'layer', id: 'g', label: '', rock: 'limestone', thickness: 1.1 },
        { event: 'layer', id: 'h', label: '', rock: 'conglomerate', thickness: 1 },
        { event: 'intrusion', id: 'i', label: '', shape: 'pluton', at: 0.7, depth: 2.6 },
      ],
      hasKey: true,
    },
    spots: ['a', 'b', 'c', 'd', 'e', 'g', 'h', 'i'],
  },
  {
    name: 'strata with a reverse fault that reaches the land',
    figure: {
      kind: 'strata',
      description: 'Three layers broken by a reverse fault; the land has a step.',
      events: [
        { event: 'layer', id: 'a', label: 'P', rock: 'granite', thickness: 2 },
        { event: 'layer', id: 'b', label: 'Q', rock: 'ash', thickness: 1 },
        { event: 'layer', id: 'c', label: 'R', rock: 'sandstone', thickness: 1.5 },
        { event: 'fault', id: 'f', label: 'fault', at: 0.5, dip: -60, slip: 0.8 },
      ],
      hasKey: true,
    },
  },
  {
    name: 'rock-columns of three places with letters',
    figure: {
      kind: 'rock-columns',
      description: 'Rock columns at three places; layers with ammonites and with trilobites can be matched.',
      columns: [
        {
          id: 'one',
          label: 'Cliff at Bear Creek',
          layers: [
            { id: 'a', label: '', rock: 'shale', thickness: 1.5, fossils: ['trilobite'] },
            { id: 'b', label: '', rock: 'limestone', thickness: 1, fossils: ['shell'] },
            { id: 'c', label: '', rock: 'sandstone', thickness: 2 },
          ],
        },
        {
          id: 'two',
          label: 'Quarry',
          layers: [
            { id: 'd', label: '', rock: 'limestone', thickness: 1.2, fossils: ['shell'] },
            { id: 'e', label: '', rock: 'ash', thickness: 0.7 },
            { id: 'f', label: '', rock: 'sandstone', thickness: 1, fossils: ['ammonite', 'fish'] },
            { id: 'g', label: '', rock: 'coal', thickness: 0.7, fossils: ['fern'] },
          ],
        },
        {
          id: 'three',
          label: 'Road cut',
          layers: [
            { id: 'h', label: '', rock: 'sandstone', thickness: 1.4, fossils: ['ammonite'] },
            { id: 'i', label: '', rock: 'conglomerate', thickness: 1.2 },
          ],
        },
      ],
      hasKey: true,
    },
    spots: ['b', 'd', 'f', 'h'],
  },
  {
    name: 'rock-columns, one with named layers and ages',
    figure: {
      kind: 'rock-columns',
      description: 'One rock column with two dated ash layers and a fossil layer between them.',
      columns: [
        {
          id: 'one',
          label: '',
          layers: [
            { id: 'a', label: '120 million years', rock: 'ash', thickness: 0.8 },
            { id: 'b', label: 'Layer X', rock: 'shale', thickness: 1.6, fossils: ['fish'] },
            { id: 'c', label: '112 million years', rock: 'ash', thickness: 0.8 },
            { id: 'd', label: '', rock: 'siltstone', thickness: 1 },
          ],
        },
      ],
      hasKey: false,
    },
  },
  {
    name: 'rock-columns of four narrow places',
    figure: {
      kind: 'rock-columns',
      description: 'Four narrow rock columns.',
      columns: ['P', 'Q', 'R', 'S'].map((place, index) => ({
        id: place,
        label: place,
        layers: [
          { id: `${place}1`, label: '', rock: 'granite' as const, thickness: 1 + index * 0.3 },
          { id: `${place}2`, label: '', rock: 'basalt' as const, thickness: 1, fossils: ['bone' as const] },
          { id: `${place}3`, label: '', rock: 'gneiss' as const, thickness: 1.2, fossils: ['leaf' as const] },
          { id: `${place}4`, label: '', rock: 'siltstone' as const, thickness: 0.8 },
        ],
      })),
      hasKey: true,
    },
    spots: ['Q3'],
  },
]
