import { z } from 'zod'
import { described } from './parts.ts'

/**
 * A question can ask about any part that has an `id`, and the drawing shows the part's letter there. An empty `label`
 * writes nothing. `notToScale` writes that note under a drawing whose sizes or distances cannot be true.
 */
const part = { id: z.string(), label: z.string() }
const notToScale = { notToScale: z.boolean() }

const Rock = z.enum([
  'sandstone',
  'limestone',
  'shale',
  'siltstone',
  'conglomerate',
  'coal',
  'ash',
  'granite',
  'basalt',
  'gneiss',
])
const Fossil = z.enum(['shell', 'ammonite', 'trilobite', 'fish', 'fern', 'bone', 'leaf'])
const layer = {
  ...part,
  rock: Rock,
  /** In drawing units. Only the thickness relative to other layers matters. */
  thickness: z.number().min(0.5).max(4),
  fossils: z.array(Fossil).max(2).optional(),
}

const StrataFigure = z.object({
  kind: z.literal('strata'),
  ...described,
  /**
   * What happened, oldest first; the cross-section is the result. The first event is a layer with no bottom. After
   * `tilt` or `fault` an `erosion` must come before the next layer.
   */
  events: z
    .array(
      z.discriminatedUnion('event', [
        z.object({ event: z.literal('layer'), ...layer }),
        /** Tilts everything so far; positive dips to the right. */
        z.object({ event: z.literal('tilt'), degrees: z.number().min(-30).max(30) }),
        /** Erodes the land by this much to a rough surface, which becomes an unconformity once buried. */
        z.object({ event: z.literal('erosion'), ...part, depth: z.number().min(0).max(3) }),
        z.object({
          event: z.literal('fault'),
          ...part,
          /** Where it crosses the surface, as a share of the width. */
          at: z.number().min(0.15).max(0.85),
          /** Degrees from horizontal. The fault dips to the right if positive, to the left if negative. */
          dip: z.number().min(-85).max(85),
          /** How far the right block moved down along the fault; negative means up. */
          slip: z.number().min(-2).max(2),
        }),
        z.object({
          event: z.literal('intrusion'),
          ...part,
          /** A dike cuts across the layers; a pluton intrudes from below. */
          shape: z.enum(['dike', 'pluton']),
          at: z.number().min(0.15).max(0.85),
          /** How far below the surface of that time it ends; 0 reaches the surface. */
          depth: z.number().min(0),
        }),
      ]),
    )
    .min(2)
    .max(14),
  /** Patterns and fossils with their names, under the drawing. */
  hasKey: z.boolean(),
})

const RockColumnsFigure = z.object({
  kind: z.literal('rock-columns'),
  ...described,
  /** Layers observed at several places, lowest first. */
  columns: z
    .array(z.object({ ...part, layers: z.array(z.object(layer)).min(2).max(8) }))
    .min(1)
    .max(4),
  hasKey: z.boolean(),
})

const EarthAt = z.enum(['march', 'june', 'september', 'december'])

const OrbitFigure = z.object({
  kind: z.literal('orbit'),
  ...described,
  ...notToScale,
  /**
   * A side view from slightly above the orbital plane, with north up. The northern end of the axis always tilts to the
   * right, so Earth is left of the Sun in June. Half of each globe is lit.
   */
  positions: z
    .array(z.object({ ...part, at: EarthAt }))
    .min(1)
    .max(4),
  /** Axial tilt in degrees: 23.5, or another value for "what if". */
  tilt: z.number().min(0).max(90),
  hasAxis: z.boolean(),
  hasEquator: z.boolean(),
  /** An arrow along the orbit in Earth's direction of motion. */
  hasDirection: z.boolean(),
  /** Constellations far beyond the orbit, on the side opposite the Sun as seen from Earth at that time. */
  stars: z
    .array(z.object({ ...part, beyond: EarthAt }))
    .max(4)
    .optional(),
})

const SunlightFigure = z.object({
  kind: z.literal('sunlight'),
  ...described,
  /** One globe in parallel rays. `side`: north is up. `north-pole`: seen from above the North Pole. */
  view: z.enum(['side', 'north-pole']),
  sunOn: z.enum(['left', 'right']),
  /** Side view: how far the North Pole tilts toward the Sun, in degrees: 23.5 in June, 0 at an equinox. */
  lean: z.number().min(-40).max(40),
  /** Circles of latitude drawn in the side view, in degrees, north positive. */
  parallels: z
    .array(z.object({ degrees: z.number().min(-89).max(89), label: z.string() }))
    .max(5)
    .optional(),
  /**
   * Places on the globe. In the side view they are at that latitude, where it is noon, midnight, or on the day-night
   * line. From above they are at that hour of the day, 0 to 24, with 12 in the middle of the lit side.
   */
  places: z
    .array(z.object({ ...part, latitude: z.number().min(-90).max(90), hour: z.number().min(0).max(24) }))
    .max(6),
  hasAxis: z.boolean(),
  /** An arrow in the direction of Earth's rotation. */
  hasRotation: z.boolean(),
})

/**
 * 0 new, 1 waxing crescent, 2 first quarter, 3 waxing gibbous, 4 full, 5 waning gibbous, 6 third quarter, 7 waning
 * crescent.
 */
const moon = z.object({ ...part, phase: z.number().int().min(0).max(7) })

const MoonPhasesFigure = z.object({
  kind: z.literal('moon-phases'),
  ...described,
  ...notToScale,
  sunOn: z.enum(['left', 'right']),
  /** The Moon on its orbit, seen from above Earth's North Pole, with the half toward the Sun lit. */
  orbit: z.array(moon).max(8),
  /** An arrow in the Moon's direction of motion. */
  hasDirection: z.boolean(),
  /** The Moon as seen from the Northern Hemisphere, in a row. */
  seen: z.array(moon).max(8),
})

const EclipseFigure = z.object({
  kind: z.literal('eclipse'),
  ...described,
  ...notToScale,
  /** `between` is the Moon at new moon, `behind` at full moon. The Sun is on the left. */
  moon: z.enum(['between', 'behind']),
  /** `above` or `below`: the Moon is off the line and there is no eclipse. */
  line: z.enum(['on', 'above', 'below']),
  hasShadows: z.boolean(),
  parts: z.array(z.object({ ...part, part: z.enum(['sun', 'earth', 'moon', 'umbra', 'penumbra']) })).max(5),
})

/** West to east 0 to 100, south to north 0 to 80. A weather map has its north arrow beyond 88, 66. */
const MapPoint = z.tuple([z.number().min(0).max(100), z.number().min(0).max(80)])
const Compass = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])

const WeatherMapFigure = z.object({
  kind: z.literal('weather-map'),
  ...described,
  fronts: z
    .array(
      z.object({
        id: z.string(),
        front: z.enum(['cold', 'warm', 'stationary', 'occluded']),
        /** Joined by a smooth line. */
        points: z.array(MapPoint).min(2).max(6),
        /**
         * The side toward which the front moves, as seen going from the first point to the last. A stationary front has
         * its triangles on that side, where the warm air is, and its half circles on the other.
         */
        ahead: z.enum(['left', 'right']),
      }),
    )
    .max(4),
  centers: z.array(z.object({ ...part, pressure: z.enum(['H', 'L']), at: MapPoint })).max(4),
  /** Lines of equal air pressure. The label is written on the line: '1008'. */
  isobars: z
    .array(z.object({ points: z.array(MapPoint).min(3).max(12), isClosed: z.boolean(), label: z.string() }))
    .max(6)
    .optional(),
  stations: z
    .array(
      z.object({
        ...part,
        at: MapPoint,
        /** With its unit: '72 °F'. */
        reading: z.string(),
        /** Cloud cover in quarters, shown by how much of the circle is filled. */
        clouds: z.number().int().min(0).max(4).optional(),
        windFrom: Compass.optional(),
      }),
    )
    .max(8),
  /** Adds a key under the map that explains its symbols. */
  hasKey: z.boolean(),
})

const WaterCycleFigure = z.object({
  kind: z.literal('water-cycle'),
  ...described,
  /**
   * Arrows and places on one landscape, with sea on the right and a snowy mountain on the left. Only the listed parts
   * are drawn.
   */
  parts: z
    .array(
      z.object({
        ...part,
        part: z.enum([
          'evaporation',
          'transpiration',
          'condensation',
          'transport',
          'precipitation',
          'snowfall',
          'melting',
          'runoff',
          'infiltration',
          'groundwater-flow',
          'ocean',
          'lake',
          'ice',
          'groundwater',
          'sun',
        ]),
      }),
    )
    .max(12),
})

const PlateBoundaryFigure = z.object({
  kind: z.literal('plate-boundary'),
  ...described,
  ...notToScale,
  /**
   * A cross-section, except that a transform boundary is a block seen from above with both plates of the same type. If
   * an oceanic plate meets a continental one, the oceanic plate is on the left and subducts.
   */
  boundary: z.enum(['divergent', 'convergent', 'transform']),
  plates: z.enum(['oceanic', 'continental', 'oceanic-continental']),
  /** Arrows that show how the plates move. */
  hasArrows: z.boolean(),
  /** Allowed only if the boundary has them: a trench where a plate subducts, a ridge between oceanic plates. */
  parts: z
    .array(
      z.object({
        ...part,
        part: z.enum([
          'left-plate',
          'right-plate',
          'mantle',
          'magma',
          'trench',
          'ridge',
          'rift-valley',
          'volcano',
          'mountains',
          'fault',
          'ocean',
        ]),
      }),
    )
    .max(8),
  /**
   * Ages of the sea floor in millions of years, from the ridge outward and equal on both sides. Oceanic divergent only.
   */
  ages: z.array(z.string()).max(4).optional(),
})

const EarthLayersFigure = z.object({
  kind: z.literal('earth-layers'),
  ...described,
  ...notToScale,
  /** From the outside to the center. */
  layers: z
    .array(
      z.object({
        ...part,
        /** A second line: '2,890 km thick', 'solid'. */
        note: z.string().optional(),
        /** Drawn thickness relative to the others. At true scale the crust would be invisible. */
        thickness: z.number().positive(),
        matter: z.enum(['crust', 'rock', 'soft-rock', 'liquid-metal', 'solid-metal']),
      }),
    )
    .min(2)
    .max(6),
})

const TopographicMapFigure = z.object({
  kind: z.literal('topographic-map'),
  ...described,
  /** Elevation of a plain with round or long hills on it. West to east 0 to 100, south to north 0 to 80. */
  base: z.number(),
  hills: z
    .array(
      z.object({
        at: MapPoint,
        /** Above the plain; negative for a depression. */
        height: z.number(),
        /** How far it spreads west-east and south-north. At that distance a little over half of the height is left. */
        spread: z.tuple([z.number().min(6).max(60), z.number().min(6).max(60)]),
      }),
    )
    .min(1)
    .max(4),
  /** Contour interval. Every fifth line is bold and numbered; a depression has ticks on its inner side. */
  interval: z.number().positive(),
  unit: z.enum(['m', 'ft']),
  points: z.array(z.object({ ...part, at: MapPoint })).max(8),
  /** A line across the map with named ends. `hasProfile` draws the elevations along it under the map. */
  profile: z
    .object({
      from: MapPoint,
      to: MapPoint,
      ends: z.tuple([z.string(), z.string()]),
      hasProfile: z.boolean(),
    })
    .optional(),
})

export const earthFigures = [
  StrataFigure,
  RockColumnsFigure,
  OrbitFigure,
  SunlightFigure,
  MoonPhasesFigure,
  EclipseFigure,
  WeatherMapFigure,
  WaterCycleFigure,
  PlateBoundaryFigure,
  EarthLayersFigure,
  TopographicMapFigure,
] as const
