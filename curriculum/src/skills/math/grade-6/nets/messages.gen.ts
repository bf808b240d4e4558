// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.area-of-polygons': null
  'why.volume-of-prisms': null
  'lesson.what': null
  'lesson.match': null
  'lesson.count': null
  'lesson.fold': null
  'lesson.word.net.word': null
  'lesson.word.net.meaning': null
  'lesson.word.face.word': null
  'lesson.word.face.meaning': null
  'lesson.word.edge.word': null
  'lesson.word.edge.meaning': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.prism.word': null
  'lesson.word.prism.meaning': null
  'lesson.word.pyramid.word': null
  'lesson.word.pyramid.meaning': null
  'solid.prism.3': null
  'solid.prism.4': null
  'solid.prism.5': null
  'solid.prism.6': null
  'solid.pyramid.3': null
  'solid.pyramid.4': null
  'solid.pyramid.5': null
  'solid.pyramid.6': null
  'faces.prism.3': null
  'faces.prism.4': null
  'faces.prism.5': null
  'faces.prism.6': null
  'faces.pyramid.3': null
  'faces.pyramid.4': null
  'faces.pyramid.5': null
  'faces.pyramid.6': null
  'named.counts': { faces: Value; edges: Value }
  'named.asks.faces': null
  'named.asks.counts': null
  'named.base.faces': null
  'named.base.counts': null
  'named.kind.faces': null
  'named.kind.counts': null
  'named.nudge.faces': null
  'named.nudge.counts': null
  'named.hint.faces': null
  'named.hint.counts': null
  'named.why.prism': { clue: Value; solid: Value }
  'named.why.pyramid': { clue: Value; solid: Value }
  'named.count.prism': { clue: Value; solid: Value; n: Value }
  'named.count.pyramid': { clue: Value; solid: Value; n: Value }
  'extra.one': null
  'extra.both': null
  'extra.overlap': null
  'extra.apart': null
  'extra.nudge': null
  'extra.hint': null
  'extra.why': null
  'extra.so': null
  'extra.so-both': null
  'meet.all': null
  'meet.both': null
  'meet.opposite.all': null
  'meet.opposite.both': null
  'meet.flat.all': null
  'meet.flat.both': null
  'meet.nudge.all': null
  'meet.nudge.both': null
  'meet.hint': null
  'meet.why.all': null
  'meet.why.both': null
  'meet.row': null
  'size.asks.wide': null
  'size.asks.high': null
  'size.asks.length': { wide: Value; high: Value; edge: Value }
  'size.label.wide': null
  'size.label.high': null
  'size.label.length': null
  'size.once.wide': null
  'size.once.high': null
  'size.once.length': null
  'size.slanted': null
  'size.adds': null
  'size.stops': null
  'size.one-end': null
  'size.nudge.wide': null
  'size.nudge.high': null
  'size.nudge.length': null
  'size.hint.wide': null
  'size.hint.high': null
  'size.hint.length': null
  'size.first.wide': null
  'size.first.high': null
  'size.first.length': { high: Value; c: Value; rest: Value; b: Value }
  'size.then.wide': { b: Value; a: Value; total: Value }
  'size.then.high': { c: Value; b: Value; total: Value }
  'size.then.length': { wide: Value; half: Value; b: Value; total: Value }
  'areas.label': null
  'areas.shows': null
  'areas.asks.total': null
  'areas.asks.face': { total: Value }
  'areas.asks.third': { edge: Value }
  'areas.once.total': null
  'areas.once.face': null
  'areas.leaves-out': null
  'areas.stops.face': null
  'areas.stops.third': null
  'areas.adds': null
  'areas.face-for-edge': null
  'areas.nudge.total': null
  'areas.nudge.face': null
  'areas.nudge.third': null
  'areas.hint.total': null
  'areas.hint.face': null
  'areas.hint.third': null
  'areas.first.total': { left: Value; front: Value; top: Value; sum: Value }
  'areas.first.face': { front: Value; top: Value; known: Value }
  'areas.first.third': { top: Value; a: Value; b: Value; front: Value; c: Value }
  'areas.then.total': { sum: Value; total: Value }
  'areas.then.face': { total: Value; known: Value; rest: Value; left: Value }
  'areas.then.third': { b: Value; c: Value; left: Value }
  'piece.asks.box': { who: Value }
  'piece.asks.prism': { who: Value }
  'piece.asks.pyramid': { who: Value }
  'piece.title.box': null
  'piece.title.prism': null
  'piece.title.pyramid': null
  'piece.letter': null
  'piece.size': null
  'piece.rectangle': { a: Value; b: Value }
  'piece.triangle': { a: Value; b: Value; c: Value }
  'piece.wrong': null
  'piece.should': null
  'piece.first-gap': null
  'piece.second-gap': null
  'piece.fits.box': null
  'piece.fits.prism': null
  'piece.fits.pyramid': null
  'piece.meets': null
  'piece.nudge.box': null
  'piece.nudge.prism': null
  'piece.nudge.pyramid': null
  'piece.hint.box': null
  'piece.hint.prism': null
  'piece.hint.pyramid': null
  'piece.why.box': null
  'piece.why.prism': null
  'piece.why.pyramid': null
  'piece.so': { letter: Value; right: Value }
  'tray.story.seeds': { who: Value }
  'tray.story.beads': { who: Value }
  'tray.story.tools': { who: Value }
  'tray.story.cookies': { who: Value }
  'tray.story.cards': { who: Value }
  'tray.story.rocks': { who: Value }
  'tray.story.pencils': { who: Value }
  'tray.story.shells': { who: Value }
  'tray.story.snacks': { who: Value }
  'tray.cut': { long: Value; wide: Value; edge: Value }
  'tray.back': { long: Value; wide: Value; edge: Value }
  'tray.asks.bottom': null
  'tray.asks.used': null
  'tray.asks.sheet': null
  'tray.label.bottom': null
  'tray.label.used': null
  'tray.label.sheet': null
  'tray.one-end.bottom': null
  'tray.one-end.used': null
  'tray.one-end.sheet': null
  'tray.corners.bottom': null
  'tray.corners.used': null
  'tray.corners.sheet': null
  'tray.bottom-only.used': null
  'tray.bottom-only.sheet': null
  'tray.nudge.bottom': null
  'tray.nudge.used': null
  'tray.nudge.sheet': null
  'tray.hint.bottom': null
  'tray.hint.used': null
  'tray.hint.sheet': null
  'tray.first.bottom': { long: Value; c: Value }
  'tray.first.used': { long: Value; wide: Value; sheet: Value; one: Value; corners: Value }
  'tray.first.sheet': { a: Value; c: Value; long: Value; b: Value; wide: Value }
  'tray.then.bottom': { long: Value; c: Value; a: Value }
  'tray.then.used': { sheet: Value; corners: Value; used: Value }
  'tray.then.sheet': { long: Value; wide: Value; sheet: Value }
}

export const say = defineMessages<Messages>('nets', { en, es })
