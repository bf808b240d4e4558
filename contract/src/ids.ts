import { z } from 'zod'

/** Kebab-case name of a skill, unique in the curriculum: `unit-rates`. */
export const SkillId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
  .brand<'SkillId'>()
export type SkillId = z.infer<typeof SkillId>

export const UserId = z.uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const Subject = z.enum(['math', 'science'])
export type Subject = z.infer<typeof Subject>

export const Role = z.enum(['student', 'teacher'])
export type Role = z.infer<typeof Role>

/** 0 is kindergarten. */
export const GradeLevel = z.number().int().min(0).max(12)
export type GradeLevel = z.infer<typeof GradeLevel>

/** 1 foundational, 2 at grade, 3 stretch. */
export const Level = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Level = z.infer<typeof Level>
