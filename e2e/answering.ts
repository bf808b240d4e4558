import type { Response } from '@skills-center/contract/interaction'
import type { Page } from 'playwright-core'
import { fillInBuilding } from './answering-building.ts'
import { fillInDrawing } from './answering-drawing.ts'
import { fillInPlacing } from './answering-placing.ts'
import { fillInSimulation } from './answering-simulation.ts'

/** Answers the question by keyboard, and leaves the focus where Enter checks the answer. */
export async function fillIn(page: Page, response: Response): Promise<void> {
  switch (response.kind) {
    case 'choice':
      await page.keyboard.press(response.option)
      await page.locator('input[type=radio]:checked').waitFor({ state: 'attached' })
      return
    case 'choices': {
      const boxes = page.getByRole('checkbox')
      for (let index = 0; index < (await boxes.count()); index += 1) {
        const isWanted = response.options.includes('abcdefgh'.charAt(index))
        if (isWanted !== (await boxes.nth(index).isChecked())) await boxes.nth(index).press('Space')
      }
      return
    }
    case 'order':
    case 'match':
    case 'sort':
    case 'inline-choice':
      return fillInPlacing(page, response)
    case 'number-line':
    case 'coordinate-plane':
      return fillInDrawing(page, response)
    case 'table':
    case 'plot':
    case 'label':
    case 'hot-spot':
      await fillInBuilding(page, response)
      return page.locator('[id$="-question"]').focus()
    case 'steps': {
      for (const [at, line] of response.lines.entries()) {
        if (at > 0) await page.keyboard.press('Enter')
        await page.getByRole('textbox', { name: `Line ${at + 1}`, exact: true }).fill(line)
      }
      // Enter inside a line would check just that line.
      return page.locator('[id$="-question"]').focus()
    }
    case 'simulation':
      return fillInSimulation(page, response)
    default:
      return page.getByRole('textbox').fill(response.text)
  }
}
