import { randomUUID } from 'node:crypto'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'
import { askForEverything } from './initial-data.ts'
import { installFakeVoice } from './fake-voice.ts'
import { followPractice } from './follow-practice.ts'

const known = createAnswerKeys(inject('secret'))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const text = (words: string) => ({ kind: 'text' as const, text: words })
const fraction = (top: number, bottom: number) => ({
  kind: 'math' as const,
  tex: String.raw`\frac{${top}}{${bottom}}`,
  mathml: `<math><mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac></math>`,
})

/** Many of its questions have options. */
const skillId = 'number-of-solutions'
const hasOptions = ({ item }: Question): boolean => item.interaction.kind === 'choice'

/** Signs up a student and answers questions right until one of the next ones has options. */
async function signUpForOptions(page: Page): Promise<void> {
  await signUpByCall(page)
  const reply = await page.request.get(`/api/skills/${skillId}/practice`)
  let questions = Practice.parse(await reply.json()).questions
  // No model repeats within five questions, so a model with options comes soon.
  for (let answered = 0; answered < 10; answered += 1) {
    const [question] = questions
    if (question === undefined) break
    if (questions.some(hasOptions)) return
    const answer = await page.request.post('/api/v1/practice/answers', {
      data: {
        token: question.token,
        response: known.right(question.token),
        attemptId: randomUUID(),
        activeMilliseconds: 24_000,
        hintsUsed: 0,
        timeZone: 'America/Chicago',
      },
    })
    expect(answer.status()).toBe(200)
    const { next } = AnswerReply.parse(await answer.json())
    questions = next === null ? [] : [next]
  }
  throw new Error(`No question of ${skillId} has options`)
}

/** Puts known words into the server's replies: a first question with options, its hints, its feedback, and its solution. */
async function waitForWords(page: Page): Promise<void> {
  await askForEverything(page)
  await page.route(`**/api/skills/${skillId}/practice`, async (route) => {
    for (let look = 0; look < 40; look += 1) {
      const reply = await route.fetch()
      const practice = Practice.parse(await reply.json())
      const question = practice.questions.find(hasOptions)
      if (question?.item.interaction.kind !== 'choice') continue
      question.item.stem = [[text('A jug holds '), fraction(3, 4), text(' L. How much is left at 20 °C?')]]
      question.item.figure = null
      question.item.interaction.options.forEach((option, index) => {
        option.text = index === 0 ? [[fraction(1, 2), text(' cm')]] : [[text(`−${index} m/s`)]]
      })
      question.hintCount = Math.max(1, question.hintCount)
      practice.questions = [question, ...practice.questions.filter((other) => other !== question)]
      await route.fulfill({ response: reply, json: practice })
      return
    }
    await route.abort()
  })
  await page.route('**/api/v1/practice/hints', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { hint: [[text('Think of $4.50.')]], left: 0 } })
  })
  await page.route('**/api/v1/practice/answers', async (route) => {
    const fetched = await route.fetch()
    const reply = AnswerReply.parse(await fetched.json())
    if (reply.verdict === 'incorrect') reply.feedback = [[text('You took x = −1. Try 2:3.')]]
    if (reply.rightAnswer !== null) reply.rightAnswer = [[fraction(1, 2)]]
    if (reply.solution !== null) {
      const steps: RichText[] = [[[text('Add '), fraction(1, 2), text('.')]], [[text('Then 3 × 4 = 12.')]]]
      reply.solution = steps
    }
    await route.fulfill({ response: fetched, json: reply })
  })
}

it('a student has a question, its options, a hint, the feedback and the steps read aloud, and stops it', async () => {
  const page = await openPage(browser)
  const voice = await installFakeVoice(page)
  const student = followPractice(page)
  await signUpForOptions(page)
  await waitForWords(page)
  await page.goto(`/practice/${skillId}`)
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()

  // A voice that sends the words to a server does not count.
  const read = page.getByRole('button', { name: 'Read aloud: question' })
  expect(await read.count()).toBe(0)
  await voice.arrive()
  await read.waitFor()
  expect(await voice.said()).toEqual([])

  // The question's tools are between the answer and this button.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Tab')
      return read.evaluate((button) => button.matches(':focus'))
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => read.count()).toBe(1)
  const first = await untilOver(page, voice.utterances)
  expect(first.slice(0, 4).map(({ words }) => words)).toEqual([
    'A jug holds 3 fourths of a liter.',
    'How much is left at 20 degrees Celsius?',
    'Option A: 1 half of a centimeter.',
    'Option B: negative 1 meter per second.',
  ])
  expect(new Set(first.map(({ voice: name, lang, rate }) => `${name} ${lang} ${rate}`))).toEqual(
    new Set(['At home en-US 1']),
  )
  await expectAccessible(page)

  // Tests Stop, and the rate, which the page remembers.
  await voice.hold()
  await read.press('Enter')
  const stop = page.getByRole('button', { name: 'Stop reading: question' })
  await stop.waitFor()
  await expect.poll(voice.isSpeaking).toBe(true)
  expect(await page.evaluate('[...CSS.highlights.get("read-aloud")].map(String)')).toEqual([
    'A jug holds 34 L. ',
  ])
  await page.getByRole('button', { name: 'Slow' }).press('Enter')
  expect((await voice.utterances()).map(({ words, rate }) => `${rate} ${words}`)).toEqual([
    '1 A jug holds 3 fourths of a liter.',
    '0.7 A jug holds 3 fourths of a liter.',
  ])
  expect(await page.evaluate('localStorage.getItem("skills-center.reading-rate")')).toBe('slow')
  await expectAccessible(page)
  await stop.press('Enter')
  expect(await voice.isSpeaking()).toBe(false)
  await read.waitFor()
  expect(await page.evaluate('CSS.highlights.has("read-aloud")')).toBe(false)

  await page.getByRole('button', { name: 'Hint' }).press('Enter')
  await page.getByRole('button', { name: 'Read aloud: hint 1' }).press('Enter')
  await expect.poll(voice.said).toEqual(['Think of 4 dollars and 50 cents.'])

  // Submitting an answer stops the reading.
  expect(await voice.isSpeaking()).toBe(true)
  await student.answer('wrong')
  await page.getByText('Not quite. You have one more try.').waitFor()
  expect(await voice.isSpeaking()).toBe(false)
  await voice.letGo()
  const feedback = page.getByRole('button', { name: 'Read aloud: feedback' })
  await feedback.press('Enter')
  expect((await untilOver(page, voice.utterances)).map(({ words }) => words)).toEqual([
    'Not quite.',
    'You have one more try.',
    'You took x equals negative 1.',
    'Try 2 to 3.',
  ])
  // No live region contains a read-aloud button.
  expect(await page.locator('[aria-live] button, [role=status] button').count()).toBe(0)

  await page.locator('[id$="-question"]').focus()
  await student.answer('right')
  await page.getByRole('button', { name: /step by step/ }).press('Enter')
  await page.getByRole('button', { name: /Next step/ }).press('Enter')
  await page.getByRole('button', { name: 'Read aloud: step 1' }).press('Enter')
  await page.getByRole('button', { name: 'Read aloud: step 1' }).waitFor()
  expect((await untilOver(page, voice.utterances)).map(({ words }) => words)).toEqual(['Add 1 half.'])
  await expectAccessible(page)
  await voice.hold()
  await page.getByRole('button', { name: 'Read aloud: step 2' }).press('Enter')
  await expect.poll(voice.said).toEqual(['Then 3 times 4 equals 12.'])
  expect(await voice.isSpeaking()).toBe(true)
  await student.next()
  await page.getByRole('heading', { name: 'Question 2' }).waitFor()
  expect(await voice.isSpeaking()).toBe(false)

  // Leaving the tab stops it as well, and so does leaving the page.
  await read.press('Enter')
  await expect.poll(voice.isSpeaking).toBe(true)
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    delete document.hidden
  `)
  expect(await voice.isSpeaking()).toBe(false)
  await read.press('Enter')
  await expect.poll(voice.isSpeaking).toBe(true)
  await page.getByRole('link', { name: /Math skills/ }).press('Enter')
  await page.getByRole('heading', { name: /Welcome/ }).waitFor()
  expect(await voice.isSpeaking()).toBe(false)
  expectNoFaults(page)
})

type Utterances = Awaited<ReturnType<typeof installFakeVoice>>['utterances']

/** Returns everything spoken until the button offers reading again. */
async function untilOver(page: Page, utterances: Utterances): ReturnType<Utterances> {
  const all: Awaited<ReturnType<Utterances>> = []
  await expect
    .poll(async () => {
      const more = await utterances()
      all.push(...more)
      return (
        all.length > 0 && more.length === 0 && (await page.getByRole('button', { name: /^Stop/ }).count())
      )
    })
    .toBe(0)
  return all
}

it('math in stems and options is math in the accessibility tree', async () => {
  const page = await openPage(browser)
  await signUpForOptions(page)
  await waitForWords(page)
  await page.goto(`/practice/${skillId}`)
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const roles = nodes.flatMap(({ ignored, role }) => (ignored ? [] : [String(role?.value)]))
  expect(roles.filter((role) => role === 'MathMLFraction').length).toBeGreaterThanOrEqual(2)
  expect(roles.filter((role) => role === 'MathMLMath').length).toBeGreaterThanOrEqual(2)
  expectNoFaults(page)
})

it('a visitor has a sample question and its explanation read aloud', async () => {
  const page = await openPage(browser)
  const voice = await installFakeVoice(page)
  await page.goto('/')
  await page.getByRole('region', { name: 'Try a question' }).waitFor()
  await voice.arrive()
  await page.getByRole('button', { name: 'Read aloud: question' }).press('Enter')
  const spoken = (await untilOver(page, voice.utterances)).map(({ words }) => words)
  expect(spoken).toContain('How many cups of raisins go with 12 cups of oats?')
  expect(spoken.slice(-4)).toEqual([
    'Option A: 6 cups.',
    'Option B: 8 cups.',
    'Option C: 11 cups.',
    'Option D: 18 cups.',
  ])
  await page
    .getByRole('button', { name: /8 cups/ })
    .first()
    .press('Enter')
  await voice.hold()
  await page.getByRole('button', { name: 'Read aloud: explanation' }).press('Enter')
  await expect.poll(voice.said).toEqual(['Correct!'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next Question' }).press('Enter')
  await page.getByText('Question 2 of 5').waitFor()
  expect(await voice.isSpeaking()).toBe(false)
  expectNoFaults(page)
})

it('where the browser has no voices at all, nothing is offered and nothing breaks', async () => {
  const page = await openPage(browser)
  await page.addInitScript('delete window.speechSynthesis; delete Window.prototype.speechSynthesis')
  await page.goto('/')
  const quiz = page.getByRole('region', { name: 'Try a question' })
  await quiz.getByRole('button', { name: 'B 8 cups' }).press('Enter')
  await quiz.getByText('Correct!').waitFor()
  expect(await page.evaluate('"speechSynthesis" in window')).toBe(false)
  expect(await page.getByRole('button', { name: /aloud/ }).count()).toBe(0)
  await quiz.getByRole('button', { name: 'Next Question' }).press('Enter')
  await quiz.getByText('Question 2 of 5').waitFor()
  expectNoFaults(page)
})

it('a lesson’s idea, its example and the steps of that are read aloud', async () => {
  const page = await openPage(browser)
  const voice = await installFakeVoice(page)
  await signUpByCall(page)
  await page.goto('/skills/divide-fractions/modules')
  await page.getByRole('heading', { name: 'The idea' }).waitFor()
  await voice.arrive()
  const hearAll = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter')
    return (await untilOver(page, voice.utterances)).map(({ words }) => words).join(' ')
  }
  expect(await hearAll('Read aloud: idea')).toMatch(/halves|thirds|fourths|divided by/)
  expect(await hearAll('Read aloud: question')).toMatch(/\w/)
  await page.getByRole('button', { name: 'Show it all' }).press('Enter')
  const step = await hearAll('Read aloud: step 1')
  expect(step).toMatch(/\w/)
  for (const words of [step, await hearAll('Read aloud: answer')]) expect(words).not.toMatch(/[−×÷=/<>]/)
  await expectAccessible(page)
  expectNoFaults(page)
})
