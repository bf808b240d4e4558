import { z } from 'zod'
import { described } from './parts.ts'

/*
 * Wherever a part carries an `id`, a question can ask about it by that id and the drawing shows its letter
 * there. A `label` of '' writes nothing. `notToScale` writes so under a drawing whose sizes or distances
 * cannot be true.
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
  /** In units of the drawing; what counts is how thick layers are beside each other. */
  thickness: z.number().min(0.5).max(4),
  fossils: z.array(Fossil).max(2).optional(),
}

const StrataFigure = z.object({
  kind: z.literal('strata'),
  ...described,
  /**
   * What happened, oldest first; the cross-section is made by letting it happen. The first event is a layer and
   * goes down without end. After `tilt` or a `fault` comes an `erosion` before the next layer.
   */
  events: z
    .array(
      z.discriminatedUnion('event', [
        z.object({ event: z.literal('layer'), ...layer }),
        /** Turns all that is there; positive dips to the right. */
        z.object({ event: z.literal('tilt'), degrees: z.number().min(-30).max(30) }),
        /** Wears the land down by so much to a rough surface, an unconformity once it is buried. */
        z.object({ event: z.literal('erosion'), ...part, depth: z.number().min(0).max(3) }),
        z.object({
          event: z.literal('fault'),
          ...part,
          /** Where it crosses the land, as a share of the width. */
          at: z.number().min(0.15).max(0.85),
          /** Degrees from level; the fault goes down to the right where positive, to the left where negative. */
          dip: z.number().min(-85).max(85),
          /** How far the right block has gone down along the fault; negative has gone up. */
          slip: z.number().min(-2).max(2),
        }),
        z.object({
          event: z.literal('intrusion'),
          ...part,
          /** A dike cuts across the layers, a pluton swells up from below. */
          shape: z.enum(['dike', 'pluton']),
          at: z.number().min(0.15).max(0.85),
          /** How far under the land of that time it ends; 0 reaches the land. */
          depth: z.number().min(0),
        }),
      ]),
    )
    .min(2)
    .max(14),
  /** Patterns and fossils with their names under the drawing. */
  hasKey: z.boolean(),
})

const RockColumnsFigure = z.object({
  kind: z.literal('rock-columns'),
  ...described,
  /** Layers seen at several places, the lowest first. */
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
   * Seen from the side, from a little above the plane of the orbit, north up. The northern end of the axis always
   * leans to the right, so that Earth is left of the Sun in June. Half of each globe is lit.
   */
  positions: z
    .array(z.object({ ...part, at: EarthAt }))
    .min(1)
    .max(4),
  /** Of the axis, in degrees: 23.5, or another for "what if". */
  tilt: z.number().min(0).max(90),
  hasAxis: z.boolean(),
  hasEquator: z.boolean(),
  /** An arrow along the orbit, the way Earth goes. */
  hasDirection: z.boolean(),
  /** Constellations far beyond the orbit, on the side away from the Sun as seen from Earth at that time. */
  stars: z
    .array(z.object({ ...part, beyond: EarthAt }))
    .max(4)
    .optional(),
})

const SunlightFigure = z.object({
  kind: z.literal('sunlight'),
  ...described,
  /** One globe in parallel rays. `side`: north is up; `north-pole`: seen from above the North Pole. */
  view: z.enum(['side', 'north-pole']),
  sunOn: z.enum(['left', 'right']),
  /** Side view: how far the North Pole leans toward the Sun, in degrees: 23.5 in June, 0 at an equinox. */
  lean: z.number().min(-40).max(40),
  /** Circles of latitude drawn in the side view, in degrees, north positive. */
  parallels: z
    .array(z.object({ degrees: z.number().min(-89).max(89), label: z.string() }))
    .max(5)
    .optional(),
  /**
   * Places on the globe. Seen from the side they are at that latitude where it is noon, midnight or on the
   * edge of day; from above at that hour of the day, 0 to 24, 12 being the middle of the lit side.
   */
  places: z
    .array(z.object({ ...part, latitude: z.number().min(-90).max(90), hour: z.number().min(0).max(24) }))
    .max(6),
  hasAxis: z.boolean(),
  /** An arrow the way Earth turns. */
  hasRotation: z.boolean(),
})

/** 0 new, 1 waxing crescent, 2 first quarter, 3 waxing gibbous, 4 full, 5 waning gibbous, 6 third quarter, 7. */
const moon = z.object({ ...part, phase: z.number().int().min(0).max(7) })

const MoonPhasesFigure = z.object({
  kind: z.literal('moon-phases'),
  ...described,
  ...notToScale,
  sunOn: z.enum(['left', 'right']),
  /** The Moon on its orbit, seen from above Earth's North Pole, its half toward the Sun lit. */
  orbit: z.array(moon).max(8),
  /** An arrow the way the Moon goes. */
  hasDirection: z.boolean(),
  /** The Moon as it looks from the Northern Hemisphere, in a row. */
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

/** West to east 0 to 100, south to north 0 to 80; a weather map has its north arrow beyond 88, 66. */
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
        /** A smooth line is drawn through them. */
        points: z.array(MapPoint).min(2).max(6),
        /**
         * The side toward which the front moves, as seen when going from the first point to the last. The
         * triangles of a stationary front are on that side, where the warm air is, its half circles on the other.
         */
        ahead: z.enum(['left', 'right']),
      }),
    )
    .max(4),
  centers: z.array(z.object({ ...part, pressure: z.enum(['H', 'L']), at: MapPoint })).max(4),
  /** Lines of equal air pressure; the label is written on the line: '1008'. */
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
        /** Sky covered, in quarters: the circle is filled so far. */
        clouds: z.number().int().min(0).max(4).optional(),
        windFrom: Compass.optional(),
      }),
    )
    .max(8),
  /** The symbols on this map with their meaning under it. */
  hasKey: z.boolean(),
})

const WaterCycleFigure = z.object({
  kind: z.literal('water-cycle'),
  ...described,
  /** Arrows and places on one landscape: sea on the right, snowy mountain on the left. Only those named are drawn. */
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
   * A cross-section; a transform boundary is a block seen from above, where both plates are of one sort. Where an
   * oceanic plate meets a continental one, the oceanic plate is on the left and goes under.
   */
  boundary: z.enum(['divergent', 'convergent', 'transform']),
  plates: z.enum(['oceanic', 'continental', 'oceanic-continental']),
  /** Arrows the way the plates move. */
  hasArrows: z.boolean(),
  /** Named only where the boundary has them: a trench where a plate goes under, a ridge between oceanic plates. */
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
  /** Ages of the sea floor in millions of years, from the ridge outward, the same on both sides: oceanic divergent. */
  ages: z.array(z.string()).max(4).optional(),
})

const EarthLayersFigure = z.object({
  kind: z.literal('earth-layers'),
  ...described,
  ...notToScale,
  /** From the outside to the middle. */
  layers: z
    .array(
      z.object({
        ...part,
        /** A second line: '2,890 km thick', 'solid'. */
        note: z.string().optional(),
        /** Drawn thickness beside the others; true scale leaves no crust to see. */
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
  /** Land that rises as round or long hills from a plain; west to east 0 to 100, south to north 0 to 80. */
  base: z.number(),
  hills: z
    .array(
      z.object({
        at: MapPoint,
        /** Above the plain; a hollow is negative. */
        height: z.number(),
        /** How far it spreads west-east and south-north: at that distance a good half of the height is left. */
        spread: z.tuple([z.number().min(6).max(60), z.number().min(6).max(60)]),
      }),
    )
    .min(1)
    .max(4),
  /** Between contour lines; every fifth is drawn bold and numbered, a hollow has strokes on its inner side. */
  interval: z.number().positive(),
  unit: z.enum(['m', 'ft']),
  points: z.array(z.object({ ...part, at: MapPoint })).max(8),
  /** A line across the map, with its ends named; `hasProfile` draws the heights along it under the map. */
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
