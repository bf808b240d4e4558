import { z } from 'zod'
import { Axis, described } from './parts.ts'

/*
 * Wherever a part carries an `id`, a question can ask about it by that id and the drawing shows its letter
 * there. A `label` of '' writes nothing.
 */

const ForcesFigure = z.object({
  kind: z.literal('forces'),
  ...described,
  object: z.string(),
  arrows: z
    .array(
      z.object({
        /** Only where a question asks which arrow. */
        id: z.string().optional(),
        direction: z.enum(['left', 'right', 'up', 'down']),
        newtons: z.number().positive(),
        label: z.string(),
      }),
    )
    .min(1)
    .max(6),
})

const ParticlesFigure = z.object({
  kind: z.literal('particles'),
  ...described,
  /** Boxes of molecules side by side, before and after a change for instance. */
  boxes: z
    .array(
      z.object({
        label: z.string(),
        molecules: z.array(
          z.object({
            /** Symbols of the atoms, in the order in which they are bonded: ['H', 'O', 'H']. */
            atoms: z.array(z.string()).min(1).max(8),
            count: z.number().int().min(1).max(12),
          }),
        ),
      }),
    )
    .min(1)
    .max(3),
})

const StatesOfMatterFigure = z.object({
  kind: z.literal('states-of-matter'),
  ...described,
  /** Closed or open vessels of the same size side by side. */
  containers: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** One phase, or two at a change of state, in any order; a gas is over what lies under it. */
        phases: z
          .array(
            z.object({
              state: z.enum(['solid', 'liquid', 'gas']),
              particles: z.number().int().min(1).max(36),
              /** How many of them are another substance, drawn dark: something dissolved, a second gas. */
              others: z.number().int().min(0).max(18).optional(),
              /** A solid that swims in its liquid, as ice does; without it the solid lies on the floor. */
              floats: z.boolean().optional(),
            }),
          )
          .min(1)
          .max(2),
        /** 0 draws no arrows, 1 slow, 2 medium, 3 fast: to and fro in a solid, one way in liquid and gas. */
        motion: z.number().int().min(0).max(3),
        /** As shown on the thermometer's tag, unit included: '20 °C'. */
        temperature: z.string().optional(),
        top: z.enum(['open', 'lid', 'piston']),
        /** Share of the vessel's height that lies under the piston. */
        pistonAt: z.number().min(0.25).max(1).optional(),
      }),
    )
    .min(1)
    .max(4),
  /** Names of the light and of the dark particles, for a key under the vessels. */
  substances: z.array(z.string()).min(1).max(2).optional(),
})

const CircuitPart = z.discriminatedUnion('part', [
  /** `glow` 0 is out, 1 dim, 2 medium, 3 bright: more and longer rays. Leave it out where nothing is told. */
  z.object({
    part: z.literal('bulb'),
    id: z.string(),
    label: z.string(),
    glow: z.number().int().min(0).max(3).optional(),
  }),
  z.object({ part: z.literal('switch'), id: z.string(), label: z.string(), isOpen: z.boolean() }),
  z.object({
    /** `object` is a thing put between two clips, to test whether it conducts; `wire` is a bare stretch. */
    part: z.enum(['resistor', 'ammeter', 'voltmeter', 'motor', 'object', 'gap', 'wire']),
    id: z.string(),
    /** With its unit: '4 Ω', '0.5 A'. The letter in a meter's circle is drawn by itself. */
    label: z.string(),
  }),
])

const CircuitFigure = z.object({
  kind: z.literal('circuit'),
  ...described,
  source: z.object({ id: z.string(), cells: z.number().int().min(1).max(4), label: z.string() }),
  /** Parts on the source's own wire: all of the current goes through them. */
  main: z.array(CircuitPart).max(2),
  /** One branch makes a series circuit; two or three are in parallel. Parts run from left to right. */
  branches: z.array(z.array(CircuitPart).min(1).max(4)).min(1).max(3),
})

const WaveFigure = z.object({
  kind: z.literal('wave'),
  ...described,
  /** Drawn under one another at one scale, so that they can be compared. */
  waves: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        motion: z.enum(['transverse', 'longitudinal']),
        /**
         * Greatest distance from rest, in the units of `y`. In a longitudinal wave it sets how strongly the
         * compressions are crowded, as a share of 1.
         */
        amplitude: z.number().positive(),
        /** Length of one wave in the units of `length` (a period, where the axis is time). */
        wavelength: z.number().positive(),
        /** Where in its wave the drawing starts: 0 at rest and rising, 0.25 at a crest. */
        phase: z.number().min(0).max(1).optional(),
      }),
    )
    .min(1)
    .max(2),
  /** How much is shown from left to right, in the units of the wavelengths. */
  length: z.number().positive(),
  /** Axes with numerals; without them only the line of rest is drawn. `y` must reach past the amplitudes. */
  x: Axis.optional(),
  y: Axis.optional(),
  /** Parts pointed at or measured; `at` counts crests, waves or compressions from the left, from 0. */
  marks: z
    .array(
      z.object({
        id: z.string(),
        wave: z.string(),
        mark: z.enum([
          'crest',
          'trough',
          'rest',
          'amplitude',
          'wavelength',
          'height',
          'compression',
          'rarefaction',
        ]),
        at: z.number().int().min(0).max(8),
        /** 'wavelength', '2 m', '?'. */
        label: z.string(),
      }),
    )
    .max(8),
})

const EnergyBarsFigure = z.object({
  kind: z.literal('energy-bars'),
  ...described,
  stores: z.array(z.string()).min(1).max(6),
  /** One chart for each moment; its bars in the order of `stores`, an energy of null being asked for. */
  moments: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        bars: z
          .array(z.object({ id: z.string().optional(), energy: z.number().nonnegative().nullable() }))
          .min(1)
          .max(6),
      }),
    )
    .min(1)
    .max(3),
  /** Longest bar that fits and the step of the grid, in `unit`s. */
  to: z.number().positive(),
  step: z.number().positive(),
  /** 'J' or 'kJ' gives numerals; '' only the grid, whose squares are then counted. */
  unit: z.string(),
  /** The system that is looked at, and energy that enters (+) or leaves (−) it from the first moment to the last. */
  system: z
    .object({
      objects: z.array(z.string()).min(1).max(5),
      flow: z.object({ amount: z.number(), label: z.string() }).optional(),
    })
    .optional(),
})

const RayFigure = z.object({
  kind: z.literal('ray'),
  ...described,
  /** `boundary` is a clear surface between two materials; `opaque` lets nothing through. */
  surface: z.enum(['mirror', 'boundary', 'opaque']),
  /** Materials above and below the level surface; below a mirror nothing is written. */
  above: z.string(),
  below: z.string(),
  hasNormal: z.boolean(),
  /**
   * All rays meet at one point of the surface. Angles in degrees from the normal. Incoming light comes from the
   * left at a positive angle; reflected and refracted rays leave to the right at a positive one. A wrong ray to
   * choose from may have a negative angle.
   */
  rays: z
    .array(
      z.object({
        id: z.string(),
        ray: z.enum(['incoming', 'reflected', 'refracted']),
        degrees: z.number().min(-89).max(89),
        label: z.string(),
        /** Dashed: proposed, not seen. */
        isDashed: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(6),
  /** Arcs between a ray and the normal or the surface. */
  angles: z
    .array(
      z.object({
        id: z.string(),
        ray: z.string(),
        from: z.enum(['normal', 'surface']),
        /** '35°' or '?'. */
        label: z.string(),
      }),
    )
    .max(4),
})

const MotionMapFigure = z.object({
  kind: z.literal('motion-map'),
  ...described,
  /** The scale under the tracks, unit in its label: 'Position (m)'. Without it only the dots are drawn. */
  x: Axis.optional(),
  /** What the dots are: 'One dot every 2 seconds'. */
  interval: z.string(),
  tracks: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** Positions at equal times, in the units of the scale. */
        positions: z.array(z.number()).min(2).max(13),
      }),
    )
    .min(1)
    .max(4),
  /** An arrow on each dot, its length in proportion to how far the object goes until the next dot. */
  hasArrows: z.boolean(),
  /** Numbers the dots from 0. */
  isNumbered: z.boolean(),
})

const AtomFigure = z.object({
  kind: z.literal('atom'),
  ...described,
  atoms: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        protons: z.number().int().min(1).max(20),
        neutrons: z.number().int().min(0).max(24),
        /** Electrons shell by shell from the inside; [] draws the nucleus alone. */
        shells: z.array(z.number().int().min(0).max(18)).max(4),
      }),
    )
    .min(1)
    .max(3),
  /** `particles` draws each proton and neutron, `numbers` writes how many there are. */
  nucleus: z.enum(['particles', 'numbers']),
  /** Tells which circle is which; leave it out where that is asked. */
  hasKey: z.boolean(),
  /** Parts of the first atom that are pointed at. */
  parts: z
    .array(
      z.object({
        id: z.string(),
        part: z.enum(['nucleus', 'proton', 'neutron', 'electron', 'shell']),
        label: z.string(),
      }),
    )
    .max(5),
})

export const matterFigures = [
  ForcesFigure,
  ParticlesFigure,
  StatesOfMatterFigure,
  CircuitFigure,
  WaveFigure,
  EnergyBarsFigure,
  RayFigure,
  MotionMapFigure,
  AtomFigure,
] as const
