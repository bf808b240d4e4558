import type { LineMarkDrawn, ResponseOf } from '@skills-center/contract/interaction'
import type { Locator, Page } from 'playwright-core'
import { openFields, typeAll } from './typed-fields.ts'

/**
 * Draws an answer on a number line or coordinate plane through its labeled fields and buttons. Leaves the focus in a
 * text field, where Enter checks the answer. Pass part of the page if it shows several questions.
 */
export async function fillInDrawing(
  page: Page | Locator,
  response: ResponseOf<'number-line'> | ResponseOf<'coordinate-plane'>,
): Promise<void> {
  if (response.kind === 'coordinate-plane') {
    await openFields(page)
    await typeAll(page, response.points.flat())
    return
  }
  const { marks } = response
  for (const mark of marks) await chooseLooks(page, mark)
  await openFields(page)
  await typeAll(
    page,
    marks.flatMap((mark) => (mark.kind === 'interval' ? [mark.from, mark.to] : [mark.at])),
  )
}

async function chooseLooks(page: Page | Locator, mark: LineMarkDrawn): Promise<void> {
  const choose = async (group: string, option: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option }).press('Space')
  const circle = (isClosed: boolean) => (isClosed ? 'Filled' : 'Open')
  switch (mark.kind) {
    case 'point':
      return
    case 'ray':
      await choose('Circle', circle(mark.isClosed))
      await choose('Arrow points', mark.towards === 'left' ? 'Left' : 'Right')
      return
    case 'interval':
      await choose('Left end: circle', circle(mark.isFromClosed))
      await choose('Right end: circle', circle(mark.isToClosed))
  }
}
