import type { Translations } from '@skills-center/messages/languages'

/** Language-specific rules for search words, which are in lower case without accents. */
interface Reading {
  /** Words that do not help the search. */
  readonly fillers: ReadonlySet<string>
  /** Removes endings in which questions and answers differ. */
  readonly stemOf: (word: string) => string
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const readings: Translations<Reading> = {
  en: {
    fillers: set(
      'a an and are as at be but by can do does for from have how i if in is it me my no not of on or so that the there this to too was we what when where which who why will with you your',
    ),
    // limits, practicing, logged
    stemOf: (word) => (word.length <= 4 ? word.replace(/s$/, '') : word.replace(/(?:ings?|ed|es|s|e)$/, '')),
  },
  es: {
    fillers: set(
      'a al algo aqui asi como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde el ella ellas ellos en entre era es esa ese eso esta estan estas este esto estos fue ha hace hacen hacer hago hay he la las le les lo los mas me mi mis muy ni no nos o para pero por porque pude puede pueden puedo que quien quienes quiero se ser si sin sobre son soy su sus tambien te tener tengo ti tiene tienen tu tus un una unas uno unos va voy y ya yo',
    ),
    // límites, practico, practicando, borrado, calificaciones
    stemOf: (word) =>
      word.replace(
        /^(.{3,}?)(?:aciones|acion|iendo|ando|ad[ao]s?|id[ao]s?|[aeo]mos|[aei]r|[ae]n|as|es|os|a|e|o|s)$/,
        '$1',
      ),
  },
}
