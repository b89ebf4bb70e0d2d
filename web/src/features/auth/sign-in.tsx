import { Suspense } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';
import { CodeStep } from './steps/code-step.tsx';
import { EmailStep } from './steps/email-step.tsx';
import { useSignInStep } from './steps/sign-in-step.ts';
import { type SignInSubject, WelcomeFrame } from './welcome-frame.tsx';

const ProfileStep = lazy(() => import('./steps/profile-step.tsx'));

interface SignInProps {
  /** The page that the person wanted to open, if visitors see something of it. */
  subject?: SignInSubject | undefined;
}

/** The welcome page: sign-in and sign-up in three steps (address, code, profile). */
export function SignIn({ subject }: SignInProps) {
  const { step, goTo } = useSignInStep();
  const backToEmail = () => goTo({ name: 'email', email: step.email });
  switch (step.name) {
    case 'email':
      return (
        <WelcomeFrame scene="tall" subject={subject}>
          <EmailStep email={step.email} onSent={(email) => goTo({ name: 'verification', email })} />
        </WelcomeFrame>
      );
    case 'verification':
      return (
        <WelcomeFrame scene="low">
          <CodeStep
            email={step.email}
            onBack={backToEmail}
            onNewUser={() => goTo({ name: 'profile', email: step.email })}
          />
        </WelcomeFrame>
      );
    case 'profile':
      return (
        <WelcomeFrame scene="low">
          <Suspense fallback={<CardSkeleton height={480} />}>
            <ProfileStep email={step.email} onBack={backToEmail} />
          </Suspense>
        </WelcomeFrame>
      );
  }
}
