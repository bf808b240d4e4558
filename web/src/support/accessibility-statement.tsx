import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'

const tested = () => [
  t('support/every-screen-is-checked'),
  t('support/every-way-of-answering'),
  t('support/no-screen-scrolls-sideways'),
  t('support/all-of-it-runs-in-chromium'),
]

const untested = () => [
  t('support/not-tested-with-people'),
  t('support/firefox-and-safari'),
  t('support/read-aloud-uses-the-voices'),
  t('support/guides-line-chart-is-drawn'),
]

/** The accessibility statement: what was tested and what was not. */
export function AccessibilityStatement({ onReport }: { readonly onReport: () => void }) {
  return (
    <section
      id="accessibility"
      tabIndex={-1}
      aria-labelledby="accessibility-title"
      className="scroll-mt-6 outline-none"
    >
      <h2 id="accessibility-title" className="text-2xl font-bold">
        {t('support/accessibility-statement')}
      </h2>
      <div className="mt-3 max-w-prose space-y-3">
        <p>{t('support/aim-for-wcag-2-2')}</p>
        <h3 className="pt-2 text-lg font-semibold">{t('support/what-is-tested')}</h3>
        <List items={tested()} />
        <h3 className="pt-2 text-lg font-semibold">{t('support/what')}</h3>
        <List items={untested()} />
        <p>{t('support/something-in-your-way')}</p>
      </div>
      <Button variant="outline" className="mt-4" onClick={onReport}>
        {t('support/report-a-barrier')}
      </Button>
    </section>
  )
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
