import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** An address that leads nowhere, or nowhere for visitors. */
export function NotFoundPage({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <meta name="robots" content="noindex" />
      <Drawing name="lost" />
      <PageHeading title={t('Page not found')}>{t('This page is off the chart')}</PageHeading>
      <p className="text-lg text-ink-soft">
        {isSignedIn
          ? t('There is nothing at this address. It may have moved, or the link may have a typo.')
          : t(
              'There is nothing here for visitors. If the page belongs to your account, sign in and open it again.',
            )}
      </p>
      <ButtonLink href="/" size="large">
        {isSignedIn ? t('Go to your dashboard') : t('Go to the start page')}
      </ButtonLink>
    </div>
  )
}
