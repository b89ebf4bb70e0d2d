import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PullToRefresh } from '../../../components/list/pull-to-refresh.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { Subscribe } from '../../calendars/shared/subscribe.tsx';
import { type EventTab, EventTabs } from '../shared/event-tabs.tsx';
import { SpecialEvents } from '../special/special-events.tsx';
import { WeeklyDays } from '../weekly/weekly-days.tsx';
import styles from './events-screen.module.css';

interface EventsScreenProps {
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  /** The header picture that administrators chose; undefined until it is loaded. */
  headerImage: string | null | undefined;
  /** The banner below the header. */
  banner: ReactNode;
  /** The actions of owners and administrators. */
  actions?: ReactNode;
}

/** The events page: special events by date, and weekly events by day. */
export function EventsScreen({ tab, onTab, headerImage, banner, actions }: EventsScreenProps) {
  return (
    <Page underHeader>
      <PullToRefresh />
      <Columns split="low">
        <Column>
          <div className={styles.top}>
            <HeaderPicture
              src={headerImage}
              fallback={headerImage === undefined ? '' : standInHeaders.events}
              height={144}
            >
              <div className={styles.heading}>
                <h1 className={styles.title}>Upcoming Events</h1>
                <Subscribe
                  name="subscribe"
                  title="All events"
                  path="/calendars/events.ics"
                  feeds={[{ label: 'Events (Atom)', path: '/feeds/events.atom' }]}
                  button={(show) => (
                    <Button look="round" aria-label="Subscribe to all events" onClick={show}>
                      <CalendarPlus size={20} aria-hidden />
                    </Button>
                  )}
                />
              </div>
            </HeaderPicture>
            {banner}
            {actions}
          </div>
        </Column>
        <Column>
          <EventTabs tab={tab} onTab={onTab}>
            {tab === 'special' ? <SpecialEvents /> : <WeeklyDays />}
          </EventTabs>
        </Column>
      </Columns>
    </Page>
  );
}
