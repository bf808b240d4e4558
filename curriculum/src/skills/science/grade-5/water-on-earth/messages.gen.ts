// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.salt': null
  'lesson.fresh': null
  'lesson.ground': null
  'lesson.spheres': null
  'lesson.figure': null
  'lesson.word.fresh.word': null
  'lesson.word.fresh.meaning': null
  'lesson.word.glacier.word': null
  'lesson.word.glacier.meaning': null
  'lesson.word.groundwater.word': null
  'lesson.word.groundwater.meaning': null
  'lesson.word.hydrosphere.word': null
  'lesson.word.hydrosphere.meaning': null
  'lesson.word.geosphere.word': null
  'lesson.word.geosphere.meaning': null
  'lesson.word.atmosphere.word': null
  'lesson.word.atmosphere.meaning': null
  'lesson.word.biosphere.word': null
  'lesson.word.biosphere.meaning': null
  'wholes.earth': null
  'wholes.fresh': null
  'wholes.great': null
  'wholes.home': null
  'wholes.country': null
  'parts.earth.salt': null
  'parts.earth.fresh': null
  'parts.fresh.ice': null
  'parts.fresh.groundwater': null
  'parts.fresh.rest': null
  'parts.great.superior': null
  'parts.great.michigan': null
  'parts.great.huron': null
  'parts.great.ontario': null
  'parts.great.erie': null
  'parts.home.toilet': null
  'parts.home.shower': null
  'parts.home.faucet': null
  'parts.home.washer': null
  'parts.home.leaks': null
  'parts.home.other': null
  'parts.country.cooling': null
  'parts.country.crops': null
  'parts.country.towns': null
  'parts.country.industry': null
  'shares.figure': { list: Value }
  'shares.unknown': { name: Value }
  'shares.sector': { name: Value; share: Value }
  'shares.ask-missing': { part: Value }
  'shares.the-others': null
  'shares.over-whole': null
  'shares.no-halves': null
  'shares.one-taken': null
  'shares.hint-whole': null
  'shares.hint-subtract': null
  'shares.so-known': { sum: Value }
  'shares.so-rest': { sum: Value; percent: Value }
  'shares.scene': { liters: Value }
  'shares.ask-one': { part: Value }
  'shares.ask-more': { part: Value; other: Value }
  'shares.difference': null
  'shares.liters': null
  'shares.percent-alone': null
  'shares.taken-off': null
  'shares.first-only': null
  'shares.added': null
  'shares.the-rest': null
  'shares.hint-percent': null
  'shares.hint-hundreds': { liters: Value }
  'shares.so-hundreds': { scale: Value; liters: Value }
  'shares.so-difference': { larger: Value; smaller: Value; percent: Value }
  'shares.so-times': { percent: Value; scale: Value; value: Value }
  'shares.scene-all': { all: Value; percent: Value }
  'shares.ask-part': { name: Value }
  'shares.scene-part': { percent: Value; name: Value; part: Value }
  'shares.ask-whole': null
  'shares.all-water': null
  'shares.of-all': null
  'shares.fresh-only': null
  'shares.fresh-first': null
  'shares.part-as-fresh': null
  'shares.hint-two': null
  'shares.hint-fresh': null
  'shares.hint-back': null
  'shares.so-fresh': { all: Value; fresh: Value }
  'shares.so-part': { percent: Value; name: Value; part: Value }
  'shares.so-back-fresh': { percent: Value; part: Value; fresh: Value }
  'shares.so-back-all': { fresh: Value; all: Value }
  'token.beads': null
  'token.tiles': null
  'token.pebbles': null
  'token.buttons': null
  'token.beans': null
  'token.cubes': null
  'chart.lake': null
  'chart.amount': null
  'chart.scene-lakes': null
  'chart.ask-lakes': null
  'chart.title-lakes': null
  'chart.swapped': { one: Value; other: Value }
  'chart.low': null
  'chart.bar': { name: Value; value: Value }
  'chart.so-bars': { list: Value }
  'chart.hint-row': null
  'chart.hint-zero': null
  'chart.so-row': null
  'chart.title-model': null
  'chart.tokens': { tokens: Value }
  'chart.scene-model': { total: Value; tokens: Value }
  'chart.one-in': { whole: Value; rest: Value }
  'chart.tenths': null
  'chart.ask-model': null
  'chart.ask-fresh': null
  'chart.salt': null
  'chart.fresh': null
  'chart.ice': null
  'chart.ground': null
  'chart.lakes': null
  'chart.turned': null
  'chart.halves': null
  'chart.whole-as-salt': { total: Value }
  'chart.ground-first': null
  'chart.lakes-first': null
  'chart.whole-as-ice': { total: Value }
  'chart.hint-groups': { whole: Value }
  'chart.hint-rest': null
  'chart.hint-ten': null
  'chart.so-fresh': { total: Value; whole: Value; fresh: Value }
  'chart.so-salt': { total: Value; fresh: Value; salt: Value }
  'chart.so-tenths': { fresh: Value; ice: Value; ground: Value }
  'spheres.geosphere.name': null
  'spheres.geosphere.means': null
  'spheres.hydrosphere.name': null
  'spheres.hydrosphere.means': null
  'spheres.atmosphere.name': null
  'spheres.atmosphere.means': null
  'spheres.biosphere.name': null
  'spheres.biosphere.means': null
  'events.ask': null
  'events.first': null
  'events.then': null
  'events.last': null
  'events.other-place': null
  'events.hint-made': null
  'events.hint-first': null
  'events.so-two': { one: Value; other: Value }
  'events.so-three': { one: Value; other: Value; third: Value }
  'events.volcano.story': null
  'events.volcano.why': null
  'events.roots.story': null
  'events.roots.why': null
  'events.desert.story': null
  'events.desert.why': null
  'events.dune.story': null
  'events.dune.why': null
  'events.canyon.story': null
  'events.canyon.why': null
  'events.wind.story': null
  'events.wind.why': null
  'events.leaves.story': null
  'events.leaves.why': null
  'events.lake.story': null
  'events.lake.why': null
  'events.burrows.story': null
  'events.burrows.why': null
  'events.nest.story': null
  'events.nest.why': null
  'events.storm.story': null
  'events.storm.why': null
  'events.pondweed.story': null
  'events.pondweed.why': null
  'events.ash.story': null
  'events.ash.why': null
  'events.beavers.story': null
  'events.beavers.why': null
  'events.drought.story': null
  'events.drought.why': null
  'events.landslide.story': null
  'events.landslide.why': null
  'events.waves.story': null
  'events.waves.why': null
  'events.flood.story': null
  'events.flood.why': null
  'events.rocks.story': null
  'events.rocks.why': null
  'events.windfall.story': null
  'events.windfall.why': null
  'events.rain.story': null
  'events.rain.why': null
  'events.forest.story': null
  'events.forest.why': null
  'events.herd.story': null
  'events.herd.why': null
  'events.cooler.story': null
  'events.cooler.why': null
}

export const say = defineMessages<Messages>('water-on-earth', { en, es })
