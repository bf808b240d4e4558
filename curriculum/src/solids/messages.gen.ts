// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Value }
  block: { length: number | Quantity; width: number | Quantity; height: number | Quantity }
  box: { length: Value; width: Value; height: Value }
  unknown: null
  'box-unknown': { length: Value; width: Value }
  'part-box': { unit: Quantity | Range | Term; length: Value; width: Value; height: Value }
  'part-box-unknown': { unit: Quantity | Range | Term; length: Value; width: Value }
  stacks: { rows: Value }
  size: { length: Value; width: Value; height: Value }
  'net.box': { c: Value; b: Value; a: Value }
  'net.prism': { b: Value; left: Value; a: Value; right: Value; c: Value }
  'net.pyramid': { a: Value; c: Value }
  'faced.box': { a: Value; b: Value; c: Value }
  'faced.prism': { b: Value; a: Value; right: Value; left: Value; c: Value }
  'faced.pyramid': { a: Value; high: Value; c: Value }
  'round.cylinder': { given: string; across: Value; high: Value }
  'round.cone': { given: string; across: Value; high: Value }
  'round.sphere': { given: string; across: Value }
  'stack.silo': { across: Value; low: Value }
  'stack.tower': { across: Value; low: Value; high: Value }
  'stack.treat': { across: Value; low: Value }
  'section.figure': { solid: Value; cut: Value }
  'section.solid.box': { length: Value; width: Value; height: Value }
  'section.solid.pyramid': { height: Value; length: Value; width: Value }
  'section.cut.box.level': null
  'section.cut.box.front': null
  'section.cut.box.side': null
  'section.cut.box.tilted': null
  'section.cut.box.corner': null
  'section.cut.box.diagonal': null
  'section.cut.pyramid.level': null
  'section.cut.pyramid.front': null
  'section.cut.pyramid.side': null
  'section.cut.pyramid.beside': null
  'section.cut.pyramid.tilted': null
  'section.cut.pyramid.diagonal': null
  'front.step': { s: Value; h: Value; rest: Value; l: Value }
  'front.step-total': { w: Value; s: Value; h: Value; l: Value }
  'front.notch': { w: Value; h: Value; s: Value; l: Value }
  'plan.title': null
  'plan.row': null
  'plan.left': null
  'plan.center': null
  'plan.right': null
  'plan.back': null
  'plan.middle': null
  'plan.front': null
  'plan.unknown': null
  'squares-net': { n: Value; rows: Value }
  'squares-row': { row: Value; cells: Value }
  'squares-cell': { what: Value; column: Value }
  'mark.star': null
  'mark.dot': null
  'areas-net': { left: Value; front: Value; top: Value }
  'bare-net': null
}

export const say = defineMessages<Messages>('solids', { en, es })
