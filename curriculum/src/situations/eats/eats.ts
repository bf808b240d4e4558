import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import { say } from './messages.gen.ts'

/** Organisms of real places and their diets. Eaters are listed after what they eat. */
export const places = {
  pond: {
    producers: ['algae', 'duckweed'],
    diets: {
      'water-fleas': ['algae'],
      'pond-snails': ['algae', 'duckweed'],
      tadpoles: ['algae', 'duckweed'],
      mallards: ['duckweed', 'pond-snails'],
      'dragonfly-nymphs': ['water-fleas', 'tadpoles'],
      bluegills: ['water-fleas', 'pond-snails', 'dragonfly-nymphs'],
      bass: ['bluegills', 'dragonfly-nymphs'],
      herons: ['bluegills', 'tadpoles'],
    },
  },
  prairie: {
    producers: ['grasses', 'coneflowers'],
    diets: {
      grasshoppers: ['grasses', 'coneflowers'],
      'prairie-dogs': ['grasses'],
      bison: ['grasses'],
      'deer-mice': ['grasses', 'grasshoppers'],
      meadowlarks: ['grasshoppers'],
      'bull-snakes': ['deer-mice', 'prairie-dogs'],
      badgers: ['prairie-dogs', 'deer-mice'],
      hawks: ['bull-snakes', 'deer-mice', 'meadowlarks'],
    },
  },
  desert: {
    producers: ['mesquites', 'prickly-pears', 'grasses'],
    diets: {
      'harvester-ants': ['grasses', 'mesquites'],
      'kangaroo-rats': ['mesquites', 'grasses'],
      jackrabbits: ['prickly-pears', 'grasses'],
      tortoises: ['prickly-pears', 'grasses'],
      'horned-lizards': ['harvester-ants'],
      rattlesnakes: ['kangaroo-rats', 'horned-lizards'],
      coyotes: ['jackrabbits', 'kangaroo-rats'],
      roadrunners: ['horned-lizards', 'rattlesnakes'],
    },
  },
  forest: {
    producers: ['oaks', 'blueberries'],
    diets: {
      deer: ['oaks', 'blueberries'],
      caterpillars: ['oaks'],
      chipmunks: ['oaks', 'blueberries'],
      'wood-mice': ['oaks', 'blueberries', 'caterpillars'],
      warblers: ['caterpillars'],
      weasels: ['wood-mice', 'chipmunks'],
      owls: ['wood-mice', 'weasels', 'chipmunks'],
      bobcats: ['deer', 'chipmunks', 'wood-mice'],
    },
  },
  kelp: {
    producers: ['kelps', 'plankton-algae'],
    diets: {
      urchins: ['kelps'],
      abalones: ['kelps'],
      'kelp-crabs': ['kelps'],
      mussels: ['plankton-algae'],
      copepods: ['plankton-algae'],
      rockfish: ['copepods', 'kelp-crabs'],
      'sea-stars': ['mussels', 'urchins'],
      otters: ['urchins', 'abalones', 'kelp-crabs', 'mussels'],
      seals: ['rockfish'],
    },
  },
} as const
export type PlaceId = keyof typeof places
type Diets<Place> = Place extends { producers: readonly (infer Producer)[]; diets: infer Eaters }
  ? Producer | keyof Eaters
  : never
export type LivingId = Diets<(typeof places)[PlaceId]>

export const placeIds = keysOf(places)

/** The diets of the organisms in a place. */
export const dietsOf = (place: PlaceId): Partial<Record<LivingId, readonly LivingId[]>> => places[place].diets

/** “foxes”; with `the`, “the foxes”. */
export const living = (id: LivingId): Text => say(`living.${id}.name`)
export const theLiving = (id: LivingId): Text => say(`living.${id}.the`)
export const placeName = (id: PlaceId): Text => say(`place.${id}`)
