import { Preferences, type ProfileBody, Settings } from '@skills-center/contract/accounts/settings'
import type { UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const SettingsRow = Settings.omit({ preferences: true }).extend(Preferences.shape)
export type SettingsRow = z.infer<typeof SettingsRow>

const select = statement(
  'accounts.select-settings',
  `select u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.school_name as "schoolName",
    u.theme, u.text_size as "textSize", u.reading_rate as "readingRate", u.time_zone as "timeZone", u.language,
    exists (select 1 from class_accounts c where c.student_id = u.id) as "isMadeByTeacher"
  from users u where u.id = $1`,
  SettingsRow,
)
const updatePreferences = statement(
  'accounts.update-preferences',
  'update users set theme = $2, text_size = $3, reading_rate = $4, time_zone = $5, language = $6 where id = $1',
)
const updateProfile = statement(
  'accounts.update-profile',
  'update users set first_name = $2, last_name = $3, school_name = $4 where id = $1',
)
const updateEmail = statement('accounts.update-email', 'update users set email = $2 where id = $1')
const languageOf = statement(
  'accounts.select-language',
  'select language from users where id = $1',
  z.object({
    language: z.enum(languages).nullable(),
  }),
)
const selectHash = statement(
  'accounts.select-password-hash',
  'select password_hash as "passwordHash" from users where id = $1',
  z.object({
    passwordHash: z.string(),
  }),
)

export const selectLanguage = async (db: Queryable, id: UserId) =>
  (await selectOne(db, languageOf, [id]))?.language ?? null

export const selectSettings = (db: Queryable, id: UserId) => selectOne(db, select, [id])

export const setPreferences = (db: Queryable, id: UserId, to: Preferences) =>
  db.query(updatePreferences, [id, to.theme, to.textSize, to.readingRate, to.timeZone, to.language])

export const setProfile = (db: Queryable, id: UserId, to: ProfileBody) =>
  db.query(updateProfile, [id, to.firstName, to.lastName, to.schoolName])

export const setEmail = (tx: Queryable, id: UserId, email: string) => tx.query(updateEmail, [id, email])

export const selectPasswordHash = async (db: Queryable, id: UserId) =>
  (await selectOne(db, selectHash, [id]))?.passwordHash
