import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Shown for an unknown address, or one that visitors may not see. */
export function NotFoundPage({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <meta name="robots" content="noindex" />
      <Drawing name="lost" />
      <PageHeading title={t('site/page-not-found')}>{t('site/page-is-off-the-chart')}</PageHeading>
      <p className="text-lg text-ink-soft">
        {isSignedIn ? t('site/nothing-at-this-address') : t('site/nothing-here-for-visitors')}
      </p>
      <ButtonLink href="/" size="large">
        {isSignedIn ? t('ui/go-to-your-dashboard') : t('site/go-to-the-start-page')}
      </ButtonLink>
    </div>
  )
}
