import { t } from '../language/messages.ts'

/** The first Tab stop on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
    >
      {t('ui/skip-to-content')}
    </a>
  )
}
