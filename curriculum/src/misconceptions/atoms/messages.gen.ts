// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'atoms.subscript-wrong-atom.teacher': null
  'atoms.subscript-wrong-atom.student': null
  'atoms.apart-is-molecule.teacher': null
  'atoms.apart-is-molecule.student': null
  'atoms.compound-is-mixture.teacher': null
  'atoms.compound-is-mixture.student': null
  'atoms.one-atom-per-element.teacher': null
  'atoms.one-atom-per-element.student': null
  'atoms.crystal-of-molecules.teacher': null
  'atoms.crystal-of-molecules.student': null
  'atoms.model-is-photo.teacher': null
  'atoms.model-is-photo.student': null
  'atoms.piece-is-formula.teacher': null
  'atoms.piece-is-formula.student': null
  'atoms.layer-only.teacher': null
  'atoms.layer-only.student': null
  'atoms.edge-like-inside.teacher': null
  'atoms.edge-like-inside.student': null
  'atoms.crystal-is-extended.teacher': null
  'atoms.crystal-is-extended.student': null
}

export const say = defineMessages<Messages>('misconceptions/atoms', { en, es })
