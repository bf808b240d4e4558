import { languageNames, offeredLanguages, pathIn } from '@skills-center/contract/language'
import { Languages } from 'lucide-react'
import { storeLanguage, otherLanguages } from '../language/language.ts'

interface LanguageSwitchProps {
  /** The page, as its address is in English. */
  readonly path: string
}

/** The same page in the other languages, each named in its own words. Links, so that they work without a script. */
export function LanguageSwitch({ path }: LanguageSwitchProps) {
  return otherLanguages(offeredLanguages).map((other) => (
    <a
      key={other}
      href={pathIn(other, path)}
      lang={other}
      hrefLang={other}
      onClick={() => storeLanguage(other)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line-strong underline-offset-4 hover:text-action"
    >
      <Languages aria-hidden className="size-5" />
      {languageNames[other]}
    </a>
  ))
}
