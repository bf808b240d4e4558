import { AnswerReply, Deferred, Practice, type Question } from '@skills-center/contract/practice'
import type { Page } from 'playwright-core'
import { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { fillIn } from '../answering.ts'
import { initialDataOf } from '../initial-data.ts'
import { readOn } from '../own-time.ts'

/** Milliseconds for a killed server to come back on a busy machine. */
const timeoutMs = 150_000

export interface Given {
  answers: number
  putOff: number
  /** Moved on to the next question without a verdict. */
  withoutVerdict: number
}

/** Keeps only letters and digits, to recognize the question on screen by its text. */
const bare = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/[^a-z0-9]/gi, '')

/**
 * A student who keeps practicing whatever the network does: answers the question on screen, moves on when the page
 * offers it, and waits only for the screen. Stops when `until` returns true.
 */
export async function practiceOn(
  page: Page,
  secret: string,
  random: () => number,
  until: (given: Given) => boolean,
): Promise<Given> {
  const known = createAnswerKeys(secret)
  const questions: Question[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') {
      void initialDataOf(response)
        .then((practice) => questions.push(...(practice?.questions ?? [])))
        .catch(() => undefined)
      return
    }
    const { pathname } = new URL(response.url())
    const shape = pathname.endsWith('/practice')
      ? Practice
      : pathname.endsWith('/answers')
        ? AnswerReply
        : pathname.endsWith('/deferrals')
          ? Deferred
          : null
    if (shape === null || response.status() !== 200) return
    void response
      .json()
      .then((body: unknown) => {
        const read = shape.parse(body)
        questions.push(...('questions' in read ? read.questions : [read.next ?? [], ...read.ahead].flat()))
      })
      .catch(() => undefined)
  })

  const shownQuestion = async (): Promise<Question | undefined> => {
    const text = bare((await page.locator('[id$="-question"]').first().textContent()) ?? '')
    return questions.findLast(({ item }) => {
      const stem = item.stem.flat().map((run) => (run.kind === 'math' ? run.mathml : run.text))
      return bare(stem.join('')) === text
    })
  }

  const check = page.getByRole('button', { name: /^(Check|Check again)$/ })
  const goToNext = page.getByRole('button', { name: /^(Next question|Keep going here|Show me another way)$/ })
  const pause = page.getByRole('region', { name: 'questions done' })
  const given: Given = { answers: 0, putOff: 0, withoutVerdict: 0 }
  const number = () => page.locator('#question-number').textContent()

  await page.locator('#question-number').waitFor()
  // The server rendered the question, but keys have no effect until the page's script runs.
  await page.waitForLoadState()
  while (!until(given)) {
    await check.or(goToNext).or(pause).first().waitFor({ timeout: timeoutMs })
    if (await pause.isVisible()) {
      await readOn(page)
      await pause.getByRole('button', { name: 'Keep going' }).press('Enter')
      await pause.waitFor({ state: 'detached' })
      continue
    }
    const at = await number()
    if (await goToNext.isVisible()) {
      const isStored = await page.getByText('Answer saved', { exact: true }).isVisible()
      // The page ignores a press that comes before anyone could have read the screen.
      await readOn(page)
      // A verdict that has just arrived may have replaced the button.
      await goToNext.press('Enter', { timeout: 2000 }).catch(() => undefined)
      if (isStored && !(await pause.isVisible()) && (await number()) !== at) given.withoutVerdict += 1
      continue
    }
    const question = await shownQuestion()
    if (question === undefined) {
      // The page is still reading the reply.
      await page.evaluate('new Promise(requestAnimationFrame)')
      continue
    }
    if (random() < 0.06 && (await page.getByRole('button', { name: 'I haven’t learned' }).isVisible())) {
      await page.getByRole('button', { name: 'I haven’t learned' }).click()
      given.putOff += 1
    } else {
      const isSecond = (await check.textContent()) === 'Check again'
      const isRight = isSecond || random() < 0.7
      if (isSecond && question.item.interaction.kind === 'choice') {
        // The wrong option is crossed out.
        await page.locator('input[type=radio]:not(:disabled)').first().check()
      } else {
        await fillIn(page, isRight ? known.right(question.token) : known.wrong(question.token))
      }
      // The page ignores a press that comes before anyone could have read the verdict.
      if (isSecond) await readOn(page)
      await check.click()
      given.answers += 1
    }
    // The verdict is shown, the answer is stored, or a second try is open: in each case the page has taken the press.
    await page.locator('#verdict > *').or(goToNext).first().waitFor({ timeout: timeoutMs })
    await page.getByRole('button', { name: 'Checking' }).waitFor({ state: 'detached', timeout: timeoutMs })
  }
  return given
}
