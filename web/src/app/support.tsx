import { SupportHead } from '../site/support-head.tsx'
import { answers } from '../support/answers/answers.ts'
import { SupportPage as Support } from '../support/support-page.tsx'

/** The answers that are open when a visitor loads the page. */
const shown = () => answers().filter(({ topic }) => ['student', 'privacy', 'access'].includes(topic))

/** The support page with its metadata. */
export function SupportPage() {
  return (
    <>
      <SupportHead answers={shown()} />
      <Support />
    </>
  )
}
