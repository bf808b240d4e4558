import { SupportHead } from '../site/support-head.tsx'
import { answers } from '../support/answers/answers.ts'
import { SupportPage as Support } from '../support/support-page.tsx'

/** The answers that are on the page when it opens for a visitor. */
const shown = () => answers().filter(({ topic }) => ['student', 'privacy', 'access'].includes(topic))

/** The support page with what it says of itself to others. */
export function SupportPage() {
  return (
    <>
      <SupportHead answers={shown()} />
      <Support />
    </>
  )
}
