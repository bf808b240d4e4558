import type { FigureSample } from '../samples.ts'

export const waveSamples: FigureSample[] = [
  {
    name: 'wave with named amplitude and wavelength',
    figure: {
      kind: 'wave',
      description: 'A transverse wave with its crest, trough, amplitude and wavelength marked.',
      waves: [{ id: 'w', label: '', motion: 'transverse', amplitude: 2, wavelength: 4 }],
      length: 12,
      marks: [
        { id: 'a', wave: 'w', mark: 'amplitude', at: 0, label: 'amplitude' },
        { id: 'b', wave: 'w', mark: 'wavelength', at: 1, label: 'wavelength' },
        { id: 'c', wave: 'w', mark: 'trough', at: 1, label: 'trough' },
        { id: 'd', wave: 'w', mark: 'crest', at: 0, label: 'crest' },
      ],
    },
  },
  {
    name: 'wave with letters on everything',
    figure: {
      kind: 'wave',
      description: 'A transverse wave with six lettered places and measures.',
      waves: [{ id: 'w', label: '', motion: 'transverse', amplitude: 1, wavelength: 5, phase: 0.6 }],
      length: 14,
      marks: [
        { id: 'a', wave: 'w', mark: 'amplitude', at: 1, label: '' },
        { id: 'b', wave: 'w', mark: 'wavelength', at: 0, label: '' },
        { id: 'c', wave: 'w', mark: 'trough', at: 1, label: '' },
        { id: 'd', wave: 'w', mark: 'crest', at: 0, label: '' },
        { id: 'e', wave: 'w', mark: 'height', at: 2, label: '' },
        { id: 'f', wave: 'w', mark: 'rest', at: 0, label: '' },
      ],
    },
    spots: ['a', 'b', 'c', 'd', 'e', 'f'],
  },
  {
    name: 'wave on axes in time, two compared',
    figure: {
      kind: 'wave',
      description:
        'Two waves over 4 seconds: P has amplitude 3 cm and period 2 s, Q amplitude 1.5 cm and period 1 s.',
      waves: [
        { id: 'p', label: 'Wave P', motion: 'transverse', amplitude: 3, wavelength: 2 },
        { id: 'q', label: 'Wave Q', motion: 'transverse', amplitude: 1.5, wavelength: 1, phase: 0.25 },
      ],
      length: 4,
      x: { from: 0, to: 4, step: 0.5, label: 'Time (s)' },
      y: { from: -4, to: 4, step: 1, label: 'Displacement (cm)' },
      marks: [],
    },
  },
  {
    name: 'wave compared without axes',
    figure: {
      kind: 'wave',
      description: 'Two waves of the same length; the first is three times as high as the second.',
      waves: [
        { id: 'p', label: 'Loud note', motion: 'transverse', amplitude: 3, wavelength: 2 },
        { id: 'q', label: 'Soft note', motion: 'transverse', amplitude: 1, wavelength: 2 },
      ],
      length: 8,
      marks: [],
    },
    spots: ['p', 'q'],
  },
  {
    name: 'wave, longitudinal over transverse, marked',
    figure: {
      kind: 'wave',
      description: 'A longitudinal wave with a compression and a rarefaction marked, over a transverse wave.',
      waves: [
        { id: 's', label: 'Sound in air', motion: 'longitudinal', amplitude: 0.9, wavelength: 3 },
        { id: 't', label: 'Wave on a rope', motion: 'transverse', amplitude: 1, wavelength: 3 },
      ],
      length: 12,
      x: { from: 0, to: 12, step: 1, label: 'Distance (m)' },
      marks: [
        { id: 'a', wave: 's', mark: 'compression', at: 0, label: 'compression' },
        { id: 'b', wave: 's', mark: 'rarefaction', at: 2, label: 'rarefaction' },
        { id: 'c', wave: 's', mark: 'wavelength', at: 1, label: '?' },
        { id: 'd', wave: 't', mark: 'wavelength', at: 0, label: '3 m' },
      ],
    },
  },
  {
    name: 'ray at a mirror',
    figure: {
      kind: 'ray',
      description:
        'A ray meets a mirror at 40 degrees from the normal and is reflected at an angle that is asked for.',
      surface: 'mirror',
      above: 'air',
      below: '',
      hasNormal: true,
      rays: [
        { id: 'in', ray: 'incoming', degrees: 40, label: 'incoming ray' },
        { id: 'out', ray: 'reflected', degrees: 40, label: 'reflected ray' },
      ],
      angles: [
        { id: 'i', ray: 'in', from: 'normal', label: '40°' },
        { id: 'r', ray: 'out', from: 'normal', label: '?' },
      ],
    },
  },
  {
    name: 'ray into glass with a weak reflection',
    figure: {
      kind: 'ray',
      description:
        'Light from air meets glass 50 degrees from the normal; it goes on in the glass at 31 degrees.',
      surface: 'boundary',
      above: 'air',
      below: 'glass',
      hasNormal: true,
      rays: [
        { id: 'in', ray: 'incoming', degrees: 50, label: '' },
        { id: 'back', ray: 'reflected', degrees: 50, label: '', isDashed: true },
        { id: 'on', ray: 'refracted', degrees: 31, label: '' },
      ],
      angles: [
        { id: 'i', ray: 'in', from: 'normal', label: '50°' },
        { id: 's', ray: 'back', from: 'surface', label: '40°' },
        { id: 'r', ray: 'on', from: 'normal', label: '31°' },
      ],
    },
  },
  {
    name: 'ray with five lettered ways to go on, steep',
    figure: {
      kind: 'ray',
      description: 'Light meets water 20 degrees from the normal; five lettered rays might follow.',
      surface: 'boundary',
      above: 'air',
      below: 'water',
      hasNormal: true,
      rays: [
        { id: 'in', ray: 'incoming', degrees: 20, label: '' },
        { id: 'a', ray: 'refracted', degrees: 15, label: '', isDashed: true },
        { id: 'b', ray: 'refracted', degrees: 35, label: '', isDashed: true },
        { id: 'c', ray: 'refracted', degrees: -15, label: '', isDashed: true },
        { id: 'd', ray: 'reflected', degrees: 20, label: '', isDashed: true },
        { id: 'e', ray: 'reflected', degrees: 70, label: '', isDashed: true },
      ],
      angles: [{ id: 'i', ray: 'in', from: 'normal', label: '20°' }],
    },
    spots: ['a', 'b', 'c', 'd', 'e'],
  },
  {
    name: 'ray that is absorbed by a dull surface',
    figure: {
      kind: 'ray',
      description: 'Light meets black paper at 65 degrees from the normal and no ray leaves it.',
      surface: 'opaque',
      above: '',
      below: 'black paper',
      hasNormal: false,
      rays: [{ id: 'in', ray: 'incoming', degrees: 65, label: 'white light' }],
      angles: [{ id: 'i', ray: 'in', from: 'surface', label: '25°' }],
    },
  },
]
