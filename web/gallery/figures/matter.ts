import type { FigureSample } from '../samples.ts'
import { motionSamples } from './matter-motion.ts'
import { waveSamples } from './matter-waves.ts'

export const matterSamples: FigureSample[] = [
  {
    name: 'forces on a crate',
    figure: {
      kind: 'forces',
      description: 'A crate with a push of 30 newtons to the right and friction of 10 newtons to the left.',
      object: 'crate',
      arrows: [
        { direction: 'right', newtons: 30, label: 'Push 30 N' },
        { direction: 'left', newtons: 10, label: 'Friction 10 N' },
      ],
    },
  },
  {
    name: 'forces in four directions with letters',
    figure: {
      kind: 'forces',
      description:
        'A sled with four lettered arrows: a long one up, a long one down, one right, a short one left.',
      object: 'sled',
      arrows: [
        { id: 'weight', direction: 'down', newtons: 40, label: '' },
        { id: 'normal', direction: 'up', newtons: 40, label: '' },
        { id: 'pull', direction: 'right', newtons: 30, label: '' },
        { id: 'friction', direction: 'left', newtons: 12, label: '' },
      ],
    },
    spots: ['weight', 'normal', 'pull', 'friction'],
  },
  {
    name: 'particles before and after burning',
    figure: {
      kind: 'particles',
      description:
        'Before: one methane molecule and two oxygen molecules. After: one carbon dioxide, two water.',
      boxes: [
        {
          label: 'Before',
          molecules: [
            { atoms: ['H', 'H', 'C', 'H', 'H'], count: 1 },
            { atoms: ['O', 'O'], count: 2 },
          ],
        },
        {
          label: 'After',
          molecules: [
            { atoms: ['O', 'C', 'O'], count: 1 },
            { atoms: ['H', 'O', 'H'], count: 2 },
          ],
        },
      ],
    },
  },
  {
    name: 'states-of-matter, the three states of water',
    figure: {
      kind: 'states-of-matter',
      description: 'Three vessels of water particles: close and in rows, close without order, far apart.',
      containers: [
        {
          id: 'p',
          label: 'Ice',
          phases: [{ state: 'solid', particles: 20 }],
          motion: 1,
          temperature: '-10 °C',
          top: 'lid',
        },
        {
          id: 'q',
          label: 'Water',
          phases: [{ state: 'liquid', particles: 20 }],
          motion: 2,
          temperature: '40 °C',
          top: 'lid',
        },
        {
          id: 'r',
          label: 'Water vapor',
          phases: [{ state: 'gas', particles: 10 }],
          motion: 3,
          temperature: '120 °C',
          top: 'lid',
        },
      ],
    },
  },
  {
    name: 'states-of-matter, four lettered vessels at changes of state',
    figure: {
      kind: 'states-of-matter',
      description: 'Four vessels: a solid, a solid lying in a liquid, a liquid with some gas over it, a gas.',
      containers: [
        { id: 'p', label: '', phases: [{ state: 'solid', particles: 36 }], motion: 2, top: 'open' },
        {
          id: 'q',
          label: '',
          phases: [
            { state: 'liquid', particles: 16 },
            { state: 'solid', particles: 9, floats: true },
          ],
          motion: 2,
          top: 'open',
        },
        {
          id: 'r',
          label: '',
          phases: [
            { state: 'liquid', particles: 14 },
            { state: 'gas', particles: 6 },
          ],
          motion: 3,
          top: 'open',
        },
        { id: 's', label: '', phases: [{ state: 'gas', particles: 16 }], motion: 0, top: 'lid' },
      ],
    },
    spots: ['p', 'q', 'r', 's'],
  },
  {
    name: 'states-of-matter, gas under a piston and sugar dissolved',
    figure: {
      kind: 'states-of-matter',
      description:
        'A gas under a raised piston, the same gas under a lowered one, and sugar spread in water.',
      containers: [
        {
          id: 'p',
          label: 'Before',
          phases: [{ state: 'gas', particles: 14 }],
          motion: 2,
          temperature: '20 °C',
          top: 'piston',
        },
        {
          id: 'q',
          label: 'After pushing the piston down',
          phases: [{ state: 'gas', particles: 14 }],
          motion: 2,
          temperature: '20 °C',
          top: 'piston',
          pistonAt: 0.45,
        },
        {
          id: 'r',
          label: 'Sugar water',
          phases: [{ state: 'liquid', particles: 30, others: 6 }],
          motion: 0,
          top: 'open',
        },
      ],
      substances: ['water or air particle', 'sugar particle'],
    },
  },
  {
    name: 'states-of-matter, pistons that no gas holds up',
    figure: {
      kind: 'states-of-matter',
      description: 'A piston on a solid, a piston on a liquid, and a piston over a little gas.',
      containers: [
        { id: 'p', label: 'Solid', phases: [{ state: 'solid', particles: 24 }], motion: 1, top: 'piston' },
        { id: 'q', label: 'Liquid', phases: [{ state: 'liquid', particles: 30 }], motion: 1, top: 'piston' },
        { id: 'r', label: 'Gas', phases: [{ state: 'gas', particles: 6 }], motion: 2, top: 'piston' },
      ],
    },
    spots: ['p', 'q', 'r'],
  },
  {
    name: 'circuit in series with a lit bulb',
    figure: {
      kind: 'circuit',
      description:
        'A cell, a closed switch, an ammeter that reads 0.5 A, a lit bulb and a resistor in one loop.',
      source: { id: 'source', cells: 1, label: '1.5 V' },
      main: [{ part: 'switch', id: 'switch', label: '', isOpen: false }],
      branches: [
        [
          { part: 'ammeter', id: 'meter', label: '0.5 A' },
          { part: 'bulb', id: 'bulb', label: 'Bulb', glow: 2 },
          { part: 'resistor', id: 'resistor', label: '4 Ω' },
        ],
      ],
    },
  },
  {
    name: 'circuit of three branches with letters',
    figure: {
      kind: 'circuit',
      description:
        'Four cells, an ammeter and a closed switch before three branches: two bulbs with an open switch, one bright bulb, two dim bulbs and a resistor.',
      source: { id: 'source', cells: 4, label: '6 V' },
      main: [
        { part: 'ammeter', id: 'meter', label: '?' },
        { part: 'switch', id: 'main', label: 'S1', isOpen: false },
      ],
      branches: [
        [
          { part: 'bulb', id: 'one', label: '', glow: 0 },
          { part: 'switch', id: 'two', label: 'S2', isOpen: true },
          { part: 'bulb', id: 'three', label: '', glow: 0 },
        ],
        [
          { part: 'bulb', id: 'four', label: 'L', glow: 3 },
          { part: 'wire', id: 'five', label: '' },
        ],
        [
          { part: 'bulb', id: 'six', label: '', glow: 1 },
          { part: 'bulb', id: 'seven', label: '', glow: 1 },
          { part: 'resistor', id: 'eight', label: '20 Ω' },
          { part: 'ammeter', id: 'nine', label: '0.1 A' },
        ],
      ],
    },
    spots: ['one', 'two', 'four', 'five', 'eight', 'meter'],
  },
  {
    name: 'circuit that tests a material',
    figure: {
      kind: 'circuit',
      description:
        'A battery of two cells, a bulb that is out and a plastic ruler between two clips, in one loop.',
      source: { id: 'source', cells: 2, label: '' },
      main: [],
      branches: [
        [
          { part: 'bulb', id: 'bulb', label: 'Bulb', glow: 0 },
          { part: 'object', id: 'thing', label: 'plastic ruler' },
        ],
      ],
    },
  },
  {
    name: 'circuit with a voltmeter across a bulb',
    figure: {
      kind: 'circuit',
      description:
        'A cell, a closed switch and a lit bulb in a loop, and a voltmeter beside the bulb that reads 1.5 V.',
      source: { id: 'source', cells: 1, label: '' },
      main: [{ part: 'switch', id: 'switch', label: '', isOpen: false }],
      branches: [
        [{ part: 'bulb', id: 'bulb', label: '', glow: 1 }],
        [{ part: 'voltmeter', id: 'meter', label: '1.5 V' }],
      ],
    },
  },
  {
    name: 'circuit with a motor and a gap',
    figure: {
      kind: 'circuit',
      description: 'One cell and a motor in a loop that has a gap between two terminals.',
      source: { id: 'source', cells: 1, label: '9 V' },
      main: [],
      branches: [
        [
          { part: 'motor', id: 'motor', label: 'Motor' },
          { part: 'gap', id: 'gap', label: 'gap' },
        ],
      ],
    },
    spots: ['gap', 'motor', 'source'],
  },
  {
    name: 'energy-bars of a ball that falls, one asked for',
    figure: {
      kind: 'energy-bars',
      description:
        'At the top: gravitational potential 12 J, kinetic 0 J. Halfway: gravitational potential 6 J, kinetic asked for.',
      stores: ['Kinetic', 'Gravitational potential'],
      moments: [
        { id: 'top', label: 'At the top', bars: [{ energy: 0 }, { energy: 12 }] },
        { id: 'half', label: 'Halfway down', bars: [{ energy: null }, { energy: 6 }] },
      ],
      to: 12,
      step: 2,
      unit: 'J',
    },
  },
  {
    name: 'energy-bars with a system and energy that enters',
    figure: {
      kind: 'energy-bars',
      description:
        'First all of 4 squares are elastic; later 3 are kinetic and 3 thermal, with 2 squares of work entering.',
      stores: ['Kinetic', 'Gravitational', 'Elastic', 'Chemical', 'Thermal'],
      moments: [
        {
          id: 'first',
          label: 'Bow drawn',
          bars: [{ energy: 0 }, { energy: 0 }, { id: 'bow', energy: 4 }, { energy: 0 }, { energy: 0 }],
        },
        {
          id: 'later',
          label: 'Arrow flying',
          bars: [
            { id: 'fly', energy: 3 },
            { energy: 0 },
            { energy: 0 },
            { energy: 0 },
            { id: 'warm', energy: 3 },
          ],
        },
      ],
      to: 6,
      step: 1,
      unit: '',
      system: { objects: ['bow', 'arrow', 'air around the arrow'], flow: { amount: 2, label: 'Work' } },
    },
    spots: ['bow', 'fly', 'warm', 'first'],
  },
  {
    name: 'energy-bars with heat that leaves, large figures',
    figure: {
      kind: 'energy-bars',
      description: 'Hot cocoa: thermal energy 20,000 J at first and 14,000 J later; 6,000 J of heat leave.',
      stores: ['Thermal'],
      moments: [
        { id: 'first', label: 'Poured', bars: [{ energy: 20000 }] },
        { id: 'later', label: 'Ten minutes later', bars: [{ energy: 14000 }] },
      ],
      to: 20000,
      step: 2000,
      unit: 'J',
      system: { objects: ['cocoa'], flow: { amount: -6000, label: 'Heat 6,000 J' } },
    },
  },
  {
    name: 'atom of carbon with named parts',
    figure: {
      kind: 'atom',
      description:
        'A model of an atom with 6 protons and 6 neutrons in its middle and shells of 2 and 4 electrons.',
      atoms: [{ id: 'carbon', label: 'Carbon', protons: 6, neutrons: 6, shells: [2, 4] }],
      nucleus: 'particles',
      hasKey: true,
      parts: [
        { id: 'a', part: 'nucleus', label: 'nucleus' },
        { id: 'b', part: 'electron', label: 'electron' },
        { id: 'c', part: 'shell', label: 'shell' },
      ],
    },
  },
  {
    name: 'atom with lettered parts',
    figure: {
      kind: 'atom',
      description:
        'A model of an atom with 4 protons, 5 neutrons and shells of 2 and 2 electrons; five lettered parts.',
      atoms: [{ id: 'atom', label: '', protons: 4, neutrons: 5, shells: [2, 2] }],
      nucleus: 'particles',
      hasKey: false,
      parts: [
        { id: 'a', part: 'nucleus', label: '' },
        { id: 'b', part: 'electron', label: '' },
        { id: 'c', part: 'shell', label: '' },
        { id: 'd', part: 'proton', label: '' },
        { id: 'e', part: 'neutron', label: '' },
      ],
    },
    spots: ['a', 'b', 'c', 'd', 'e'],
  },
  {
    name: 'atom of calcium, the largest, and hydrogen with numbers',
    figure: {
      kind: 'atom',
      description: 'Models of calcium with shells 2, 8, 8, 2 and of hydrogen with one electron.',
      atoms: [
        { id: 'ca', label: 'Calcium', protons: 20, neutrons: 20, shells: [2, 8, 8, 2] },
        { id: 'h', label: 'Hydrogen', protons: 1, neutrons: 0, shells: [1] },
      ],
      nucleus: 'particles',
      hasKey: true,
      parts: [],
    },
  },
  {
    name: 'atom, three isotopes with letters',
    figure: {
      kind: 'atom',
      description:
        'Three models with numbers in the nucleus: 6 protons with 6, 7 and 8 neutrons, each with 6 electrons.',
      atoms: [
        { id: 'a', label: '', protons: 6, neutrons: 6, shells: [2, 4] },
        { id: 'b', label: '', protons: 6, neutrons: 7, shells: [2, 4] },
        { id: 'c', label: '', protons: 6, neutrons: 8, shells: [2, 4] },
      ],
      nucleus: 'numbers',
      hasKey: true,
      parts: [],
    },
    spots: ['a', 'b', 'c'],
  },
  ...waveSamples,
  ...motionSamples,
]
