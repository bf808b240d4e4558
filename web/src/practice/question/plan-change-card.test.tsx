import { SkillId } from '@skills-center/contract/ids'
import type { PlanChange } from '@skills-center/contract/practice'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { practice } from '../test-session.ts'
import { PlanChangeCard } from './plan-change-card.tsx'

const nothing = () => undefined
const words = 'Try something else for a while.'
const ratios = { ...practice.skill, id: SkillId.parse('ratio-language'), name: 'Ratio language' }

const drawn = (plan: Omit<PlanChange, 'words'>, isMixed = false): string =>
  renderToStaticMarkup(
    <Router ssrPath="/practice/unit-rates">
      <PlanChangeCard
        plan={{ ...plan, words }}
        from={practice.skill.id}
        cardRef={{ current: null }}
        isMixed={isMixed}
        onNext={nothing}
      />
    </Router>,
  )

/** The texts of its links and buttons, with the address of each link. */
const offered = (markup: string): string[] =>
  [...markup.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)].map(([, , attributes = '', inside = '']) => {
    const text = inside.replaceAll(/<[^>]*>/g, '').trim()
    const href = /href="([^"]*)"/.exec(attributes)?.[1]
    return href === undefined ? text : `${text} (${href})`
  })

test('a student who is stuck is sent to a prerequisite, from which the way leads back, or may go on', () => {
  const markup = drawn({ kind: 'prerequisite', skill: ratios })
  expect(markup).toContain(words)
  expect(offered(markup)).toEqual([
    'Practice Ratio language (/practice/ratio-language?toward=unit-rates)',
    'Keep going here',
  ])
})

test('the lesson is that of the skill itself', () => {
  expect(offered(drawn({ kind: 'lesson', skill: practice.skill }))[0]).toBe(
    'Read the lesson (/skills/unit-rates/modules)',
  )
})

test('another representation is the next question, and there is nothing else to choose', () => {
  expect(offered(drawn({ kind: 'other-way', skill: practice.skill }))).toEqual(['Show me another way'])
})

test('a break leads to the dashboard', () => {
  expect(offered(drawn({ kind: 'break', skill: null }))[0]).toBe('Stop for today (/)')
})

test('in mixed practice, going on is not about this skill', () => {
  expect(offered(drawn({ kind: 'break', skill: null }, true))[1]).toBe('Keep going')
})
