import { z } from 'zod'
import { Axis, described } from './parts.ts'

/**
 * A question can ask about any part that has an `id`, and the drawing shows the part's letter there. An empty `label`
 * writes nothing.
 */

const ForcesFigure = z.object({
  kind: z.literal('forces'),
  ...described,
  object: z.string(),
  arrows: z
    .array(
      z.object({
        /** Needed only if a question asks about the arrow. */
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
  /** Boxes of molecules side by side, for example before and after a change. */
  boxes: z
    .array(
      z.object({
        label: z.string(),
        molecules: z.array(
          z.object({
            /** Symbols of the atoms, in bonding order: ['H', 'O', 'H']. */
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
  /** Closed or open containers of the same size, side by side. */
  containers: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** One phase, or two at a change of state, in any order. A gas is always drawn above the other phase. */
        phases: z
          .array(
            z.object({
              state: z.enum(['solid', 'liquid', 'gas']),
              particles: z.number().int().min(1).max(36),
              /** How many of the particles are another substance, drawn dark: a solute, a second gas. */
              others: z.number().int().min(0).max(18).optional(),
              /** A solid that floats in its liquid, like ice; otherwise the solid rests on the bottom. */
              floats: z.boolean().optional(),
            }),
          )
          .min(1)
          .max(2),
        /** 0 draws no arrows, 1 slow, 2 medium, 3 fast: back and forth in a solid, one way in a liquid or gas. */
        motion: z.number().int().min(0).max(3),
        /** As shown on the thermometer's label, with the unit: '20 °C'. */
        temperature: z.string().optional(),
        top: z.enum(['open', 'lid', 'piston']),
        /** Share of the container's height below the piston. */
        pistonAt: z.number().min(0.25).max(1).optional(),
      }),
    )
    .min(1)
    .max(4),
  /** Names of the light and the dark particles, for a key under the containers. */
  substances: z.array(z.string()).min(1).max(2).optional(),
})

const CircuitPart = z.discriminatedUnion('part', [
  /**
   * Brightness `glow`: 0 off, 1 dim, 2 medium, 3 bright, shown by more and longer rays. Omit it to show no brightness.
   */
  z.object({
    part: z.literal('bulb'),
    id: z.string(),
    label: z.string(),
    glow: z.number().int().min(0).max(3).optional(),
  }),
  z.object({ part: z.literal('switch'), id: z.string(), label: z.string(), isOpen: z.boolean() }),
  z.object({
    /** `object` is placed between two clips, to test whether it conducts; `wire` is a plain piece of wire. */
    part: z.enum(['resistor', 'ammeter', 'voltmeter', 'motor', 'object', 'gap', 'wire']),
    id: z.string(),
    /** With its unit: '4 Ω', '0.5 A'. The letter in a meter's circle is drawn automatically. */
    label: z.string(),
  }),
])

const CircuitFigure = z.object({
  kind: z.literal('circuit'),
  ...described,
  source: z.object({ id: z.string(), cells: z.number().int().min(1).max(4), label: z.string() }),
  /** Parts on the source's own wire, which carry all of the current. */
  main: z.array(CircuitPart).max(2),
  /** One branch makes a series circuit; two or three are in parallel. Parts run from left to right. */
  branches: z.array(z.array(CircuitPart).min(1).max(4)).min(1).max(3),
})

const WaveFigure = z.object({
  kind: z.literal('wave'),
  ...described,
  /** Drawn one below the other at one scale, for comparison. */
  waves: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        motion: z.enum(['transverse', 'longitudinal']),
        /**
         * Maximum displacement from rest, in the units of `y`. For a longitudinal wave it is the strength of the
         * compressions, from 0 to 1.
         */
        amplitude: z.number().positive(),
        /** Wavelength in the units of `length` (a period, if the axis is time). */
        wavelength: z.number().positive(),
        /** Phase at the left edge of the drawing: 0 at rest and rising, 0.25 at a crest. */
        phase: z.number().min(0).max(1).optional(),
      }),
    )
    .min(1)
    .max(2),
  /** Extent from left to right, in the units of the wavelengths. */
  length: z.number().positive(),
  /** Axes with numbers; without them only the rest line is drawn. `y` must extend past the amplitudes. */
  x: Axis.optional(),
  y: Axis.optional(),
  /** Parts that are marked or measured. `at` counts crests, waves, or compressions from the left, from 0. */
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
  /** One chart per moment, with bars in the order of `stores`. An energy of null is the unknown. */
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
  /** Maximum of the scale and the grid step, in `unit`s. */
  to: z.number().positive(),
  step: z.number().positive(),
  /** 'J' or 'kJ' shows numbers; '' shows only the grid, whose squares are then counted. */
  unit: z.string(),
  /** The system under study, and the energy that enters (+) or leaves (−) it between the first and the last moment. */
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
  /** `boundary` is a transparent surface between two materials; `opaque` lets no light through. */
  surface: z.enum(['mirror', 'boundary', 'opaque']),
  /** Materials above and below the horizontal surface. Nothing is written below a mirror. */
  above: z.string(),
  below: z.string(),
  hasNormal: z.boolean(),
  /**
   * All rays meet at one point of the surface. Angles are in degrees from the normal. Incoming light comes from the
   * left at a positive angle; reflected and refracted rays leave to the right at a positive angle. A wrong ray among
   * the choices may have a negative angle.
   */
  rays: z
    .array(
      z.object({
        id: z.string(),
        ray: z.enum(['incoming', 'reflected', 'refracted']),
        degrees: z.number().min(-89).max(89),
        label: z.string(),
        /** Dashed: a proposed ray, not an observed one. */
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
  /** The scale under the tracks, with the unit in its label: 'Position (m)'. Without it only the dots are drawn. */
  x: Axis.optional(),
  /** What a dot means: 'One dot every 2 seconds'. */
  interval: z.string(),
  tracks: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** Positions at equal time intervals, in the units of the scale. */
        positions: z.array(z.number()).min(2).max(13),
      }),
    )
    .min(1)
    .max(4),
  /** An arrow on each dot, proportional to the distance to the next dot. */
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
        /** Electrons per shell, from the inside; [] draws only the nucleus. */
        shells: z.array(z.number().int().min(0).max(18)).max(4),
      }),
    )
    .min(1)
    .max(3),
  /** `particles` draws each proton and neutron; `numbers` writes the counts. */
  nucleus: z.enum(['particles', 'numbers']),
  /** Shows which circle is which. Omit it if the question asks that. */
  hasKey: z.boolean(),
  /** Labeled parts of the first atom. */
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
