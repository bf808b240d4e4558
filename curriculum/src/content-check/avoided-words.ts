import type { Translations } from '@skills-center/messages/languages'

/** Wording that we avoid (see CONTRIBUTING.md): each pattern with its replacement. */
export const avoidedWords: Translations<readonly { pattern: RegExp; instead: string }[]> = {
  en: [
    { pattern: /\banew\b/i, instead: 'again' },
    { pattern: /\bwhoever\b/i, instead: 'anyone who' },
    { pattern: /\bforetell/i, instead: 'predict' },
    { pattern: /\bsee to it\b/i, instead: 'take care of it' },
    { pattern: /\bgo(?:es)? right\b/i, instead: 'be correct' },
    // Except for the like terms of algebra.
    { pattern: /\bthe like\b(?! terms?\b)/i, instead: 'similar' },
    { pattern: /\bcom(?:es|e) out as\b/i, instead: 'turn out, be' },
    {
      pattern: /\bstands? for\b|\bstands? (?:in|at|on|beside|behind)\b/i,
      instead: 'is, is written, is shown',
    },
    { pattern: /\b(?:top|bottom) numbers?\b/i, instead: 'numerator, denominator' },
    { pattern: /\bthe lesser\b/i, instead: 'the smaller' },
    { pattern: /\bof all (?:days|numbers)\b/i, instead: 'every day, all numbers' },
    { pattern: /\basks? for a fee\b/i, instead: 'charges a fee' },
    { pattern: /\bhave as much together\b/i, instead: 'add up to' },
    { pattern: /\bif the same goes for\b/i, instead: 'if this continues' },
    { pattern: /\bless the\b/i, instead: 'minus the' },
  ],
  es: [
    { pattern: /(?<!\p{L})ustede?s?(?!\p{L})/iu, instead: 'tú' },
    { pattern: /(?<!\p{L})coma decimal/iu, instead: 'punto decimal' },
    { pattern: /(?<!\p{L})vosotros/iu, instead: 'tú' },
    { pattern: /(?<!\p{L})hace[nr]? una diferencia/iu, instead: 'influye' },
    { pattern: /veces (?:mayor|menor|más grande|más pequeñ[oa])(?!\p{L})/iu, instead: 'se multiplica por' },
    { pattern: /(?<!\p{L})azúcar disuelta/iu, instead: 'azúcar disuelto' },
    // Except for the letter: “el eje y indica”. The messages handle values that are filled in.
    {
      pattern:
        /(?<!\p{L})x,? y y(?!\p{L})|(?<!\p{L}|(?<!\p{L})(?:eje|coordenada|de|en) )y h?[ií](?![aeo])\p{Ll}/u,
      instead: 'e',
    },
    { pattern: /(?<![\p{L}\d])o (?:h?[oó]\p{Ll}|8|11(?!\d))/u, instead: 'u' },
    // Except for “él”, and for names such as “El Paso”.
    { pattern: /(?<!\p{L})(?:a|[Dd]e)\sel(?!\p{L})/u, instead: 'al, del' },
    // A Roman numeral is not a word.
    { pattern: /(?<!\p{L})e [IVX]{2,}(?!\p{Ll})/u, instead: 'y' },
  ],
}
