import { localeOf, offeredLanguages, pathIn, type Language } from '@skills-center/contract/language'
import { use } from 'react'
import { t } from '../language/messages.ts'
import { language } from '../language/language.ts'
import { SiteOrigin } from './site-origin.ts'

const picture = () => t('site/mark-of-skills-center')

interface PublicHeadProps {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** The page's heading component sets the window title. */
  readonly isTitledByHeading?: boolean
}

/**
 * The title, description, keywords, social media text, and canonical address of a public page; React moves them to the
 * head.
 */
export function PublicHead({
  path,
  title,
  description,
  keywords,
  isTitledByHeading = false,
}: PublicHeadProps) {
  const origin = use(SiteOrigin)
  const addressIn = (spoken: Language) => new URL(pathIn(spoken, path), origin).href
  const address = addressIn(language())
  return (
    <>
      {!isTitledByHeading && <title>{title}</title>}
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content="Skills Center" />
      <meta property="og:locale" content={localeOf[language()].replace('-', '_')} />
      <meta property="og:image" content={`${origin}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture()} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${origin}/social.png`} />
      <link rel="canonical" href={address} />
      {offeredLanguages.length > 1 && (
        <>
          {offeredLanguages.map((offered) => (
            <link key={offered} rel="alternate" hrefLang={offered} href={addressIn(offered)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
        </>
      )}
    </>
  )
}
