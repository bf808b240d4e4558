import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'

const tested = () => [
  t(
    'Every screen is checked by the program axe against WCAG 2.2 AA, in windows 1280, 390 and 320 pixels wide, in light and in dark.',
  ),
  t(
    'Every way of answering a question is worked by keyboard alone, and once more by what a screen reader is told.',
  ),
  t('No screen scrolls sideways at 320 pixels, which is what a wide window at 400% zoom comes to.'),
  t('All of it runs in Chromium, the engine of Chrome and Edge, with less motion asked for.'),
]

const untested = () => [
  t('We have not tested with people who use screen readers every day, and not with every screen reader.'),
  t('Firefox and Safari are not part of the automatic checks.'),
  t(
    'Read aloud uses the voices of your device. Where it has none for the language of a question, it cannot read it.',
  ),
  t('The guide’s line chart is drawn for the eye. All of its figures stand beside it in words.'),
]

/** What holds for people who read, hear, see or type in another way: what was tested, and what was not. */
export function AccessibilityStatement({ onReport }: { readonly onReport: () => void }) {
  return (
    <section
      id="accessibility"
      tabIndex={-1}
      aria-labelledby="accessibility-title"
      className="scroll-mt-6 outline-none"
    >
      <h2 id="accessibility-title" className="text-2xl font-bold">
        {t('Accessibility statement')}
      </h2>
      <div className="mt-3 max-w-prose space-y-3">
        <p>
          {t(
            'We aim for WCAG 2.2, level AA: everything by keyboard and by screen reader, also graphs, number lines and figures, at 200% zoom, on a window 320 pixels wide, in light and dark.',
          )}
        </p>
        <h3 className="pt-2 text-lg font-semibold">{t('What is tested')}</h3>
        <List items={tested()} />
        <h3 className="pt-2 text-lg font-semibold">{t('What is not, and what we know of')}</h3>
        <List items={untested()} />
        <p>
          {t(
            'Something in your way? Tell us what you could not do and what you use to read or type. It need not be a long letter.',
          )}
        </p>
      </div>
      <Button variant="outline" className="mt-4" onClick={onReport}>
        {t('Report a barrier')}
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
