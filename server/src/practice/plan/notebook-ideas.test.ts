import { SkillId } from '@skills-center/contract/ids'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../platform/reader-language.ts'
import { formatIdea, ideasIn, type NotebookTry } from './notebook-ideas.ts'

let made = 0
const tryOn = (day: string, over: Partial<NotebookTry> = {}): NotebookTry => ({
  skill_id: SkillId.parse('unit-rates'),
  model_id: 'find-rate',
  level: 1,
  issued_at: Date.parse(`${day}T15:00:00Z`) / 1000,
  nonce: `nonce-${(made += 1)}`,
  verdict: 'incorrect',
  misconception: 'upside-down',
  idea: null,
  hints_used: 0,
  day,
  ...over,
})
const rightOn = (day: string, over: Partial<NotebookTry> = {}) =>
  tryOn(day, { verdict: 'correct', misconception: null, idea: 'upside-down', ...over })
const theOne = (tries: NotebookTry[]) => {
  const ideas = ideasIn(tries)
  expect(ideas).toHaveLength(1)
  return ideas[0]
}

describe('a missed idea', () => {
  it('comes again a day later', () => {
    expect(theOne([tryOn('2026-03-10')])).toMatchObject({
      idea: 'upside-down',
      missedOn: '2026-03-10',
      timesMissed: 1,
      dueOn: '2026-03-11',
    })
  })

  it('comes again after three days more once it was right, and is overcome when it is right again', () => {
    const tries = [tryOn('2026-03-10'), rightOn('2026-03-11')]
    expect(theOne(tries)).toMatchObject({ dueOn: '2026-03-14', rightOn: ['2026-03-11'] })
    expect(theOne([...tries, rightOn('2026-03-14')])).toMatchObject({
      dueOn: null,
      rightOn: ['2026-03-11', '2026-03-14'],
    })
  })

  it('is put off by three days and then by seven by answers with a hint, which count for neither of the two', () => {
    const tries = [tryOn('2026-03-10'), rightOn('2026-03-11', { hints_used: 1 })]
    expect(theOne(tries)).toMatchObject({ dueOn: '2026-03-14', rightOn: [], helpedOn: '2026-03-11' })
    expect(theOne([...tries, rightOn('2026-03-14')])).toMatchObject({
      dueOn: '2026-03-21',
      rightOn: ['2026-03-14'],
    })
  })

  it('is not overcome by two answers of one day', () => {
    const tries = [tryOn('2026-03-10'), rightOn('2026-03-11'), rightOn('2026-03-11')]
    expect(theOne(tries)).toMatchObject({ dueOn: '2026-03-14', rightOn: ['2026-03-11'] })
  })

  it('starts over when it is missed again, also once it was overcome', () => {
    const overcome = [tryOn('2026-03-10'), rightOn('2026-03-11'), rightOn('2026-03-14')]
    expect(theOne([...overcome, tryOn('2026-03-20')])).toMatchObject({
      timesMissed: 2,
      rightOn: [],
      dueOn: '2026-03-21',
    })
  })

  it('starts over when another mistake is made in its question, which is then an idea of its own', () => {
    const again = tryOn('2026-03-11', { idea: 'upside-down', misconception: 'multiplies' })
    expect(ideasIn([tryOn('2026-03-10'), again])).toMatchObject([
      { idea: 'upside-down', timesMissed: 2, dueOn: '2026-03-12' },
      { idea: 'multiplies', timesMissed: 1, dueOn: '2026-03-12' },
    ])
  })

  it('is the way of asking where no known thinking leads to the answer', () => {
    expect(theOne([tryOn('2026-03-10', { misconception: null })])).toMatchObject({ idea: 'way:find-rate' })
  })

  it('is one idea where the second try of a question shows what the first did not', () => {
    const first = tryOn('2026-03-10', { misconception: null })
    expect(theOne([first, { ...first, misconception: 'multiplies' }])).toMatchObject({
      idea: 'multiplies',
      timesMissed: 1,
    })
  })

  it('is not put off by a right second try', () => {
    const wrong = tryOn('2026-03-11', { idea: 'upside-down' })
    const second: NotebookTry = { ...wrong, verdict: 'correct', misconception: null }
    expect(theOne([tryOn('2026-03-10'), wrong, second])).toMatchObject({ dueOn: '2026-03-12', rightOn: [] })
  })
})

describe('the reason', () => {
  const missed = { missedOn: '2026-03-09', rightOn: [], helpedOn: null }
  it.each([
    ['2026-03-10', 'You missed this idea yesterday. Here it is in a new question.'],
    ['2026-03-12', 'You missed this idea on Monday. Here it is in a new question.'],
    ['2026-03-30', 'You missed this idea on March 9. Here it is in a new question.'],
  ])('names the day as one would on %s', (today, words) => {
    expect(formatIdea(missed, today)).toBe(words)
  })

  it('says what has been achieved since', () => {
    expect(formatIdea({ ...missed, rightOn: ['2026-03-10'] }, '2026-03-13')).toBe(
      'You missed this idea on Monday and got it right on Tuesday. Get it right once more, and you’ve overcome it.',
    )
    expect(formatIdea({ ...missed, helpedOn: '2026-03-12' }, '2026-03-13')).toBe(
      'You missed this idea on Monday and got it with a hint yesterday. Now try it on your own.',
    )
  })

  it('says it in Spanish to a Spanish page', () => {
    const words = (today: string) => inLanguage('es', () => formatIdea(missed, today))
    expect(words('2026-03-12')).toBe('Fallaste en esta idea el lunes. Aquí está en una pregunta nueva.')
    expect(words('2026-03-30')).toBe('Fallaste en esta idea el 9 de marzo. Aquí está en una pregunta nueva.')
  })
})
